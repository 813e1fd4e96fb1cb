// Leads on to the site in the reader's language: the one chosen in the game's settings, else the
// first of the browser's that there is, as the game itself chooses (loader.js).
"use strict";
(() => {
  const { settings } = document.currentScript.dataset;
  const there = new Map([...document.querySelectorAll("a[hreflang]")].map(l => [l.hreflang, l.href]));
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem(settings)).language;
  } catch {
    // no settings, or no access to them
  }
  const lang = [chosen, ...(navigator.languages ?? [navigator.language])]
    .map(l => String(l || "").toLowerCase().split(/[-_]/)[0]).find(l => there.has(l));
  if (lang && lang !== document.documentElement.lang) location.replace(there.get(lang) + location.hash);
})();
