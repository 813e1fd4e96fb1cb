package main

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// A server on somebody's machine answers for that machine alone.
func TestOwnHost(t *testing.T) {
	h := own(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }))
	for host, want := range map[string]int{"127.0.0.1:8080": 204, "localhost:8080": 204, "LOCALHOST": 204, "[::1]:80": 204, "192.168.1.7:8080": 204, "touria.localhost": 204,
		"evil.example": 421, "evil.example:8080": 421, "127.0.0.1.evil.example": 421, "": 421, "localhost.evil.example": 421} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		if h.ServeHTTP(w, r); w.Code != want {
			t.Errorf("%q is answered with %d, want %d", host, w.Code, want)
		}
	}
}
