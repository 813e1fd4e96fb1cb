// Package painted holds the pictures of the interface as painted by package
// painter.
package painted
