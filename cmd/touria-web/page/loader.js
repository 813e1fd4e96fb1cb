// Loads the program behind the poster: progress by bytes, and for whatever can
// go wrong one sentence and one button instead of a black page.
"use strict";
(() => {
  const config = JSON.parse(document.getElementById("config").textContent);
  const poster = document.getElementById("poster");
  const text = document.getElementById("text");
  const bar = document.getElementById("bar");
  const fill = document.getElementById("fill");
  const act = document.getElementById("act");

  const wanted = navigator.languages || [navigator.language || "en"];
  const lang = wanted.map(l => l.toLowerCase().split("-")[0]).find(l => config.texts[l]) || "en";
  const words = config.texts[lang];
  document.documentElement.lang = lang;
  text.textContent = words.loading;

  // show tells how far loading is, 0 … 1.
  function show(part) {
    const percent = Math.floor(100 * Math.min(part, 1));
    fill.style.width = percent + "%";
    bar.setAttribute("aria-valuenow", percent);
  }

  // stop ends the program's time with a sentence; the button begins anew.
  let stopped = false;
  function stop(sentence, button) {
    if (stopped) return;
    stopped = true;
    poster.hidden = false;
    poster.lastElementChild.setAttribute("role", "alert");
    text.textContent = sentence;
    bar.hidden = true;
    act.textContent = button;
    act.hidden = false;
    act.onclick = () => location.reload();
    act.focus();
  }

  // touriaFailed is called by a program that cannot go on, with its reason.
  globalThis.touriaFailed = reason => {
    console.error("touria:", reason);
    stop(words.stopped + " (" + reason + ")", words.restart);
  };

  function hasWebGL2() {
    const canvas = document.createElement("canvas");
    let context = null;
    try { context = canvas.getContext("webgl2"); } catch { /* blocked: none */ }
    // Browsers keep only a few contexts alive: give this one back.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  }

  // get fetches a file. Its answer moves the bar as it arrives. What arrives is
  // unpacked already, so the length of the transfer would mislead.
  const all = config.wasm.size + config.packs.title.size;
  let got = 0;
  async function get(file) {
    const answer = await fetch(file.from);
    if (!answer.ok) throw new Error(answer.status + " " + answer.statusText);
    if (!answer.body || typeof TransformStream === "undefined") return answer;
    return new Response(answer.body.pipeThrough(new TransformStream({
      transform(chunk, out) {
        got += chunk.byteLength;
        show(got / all);
        out.enqueue(chunk);
      },
    })));
  }

  // pictures gets the title's pictures, and tells the program where it finds the others.
  async function pictures() {
    const packs = {};
    for (const name in config.packs) packs[name] = config.packs[name].from;
    packs.title = new Uint8Array(await (await get(config.packs.title)).arrayBuffer());
    globalThis.touriaPacks = packs;
  }

  async function load(imports) {
    const answer = await get(config.wasm);
    const type = { headers: { "Content-Type": "application/wasm" } };
    if (answer.body && WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(new Response(answer.body, type), imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  }

  // reveal takes the poster away once the program has begun to draw: it makes
  // its canvas at once but gives it its size with the first frame.
  function reveal() {
    if (stopped) return;
    const canvas = document.querySelector("canvas");
    if (!canvas || canvas.width <= 16) {
      requestAnimationFrame(reveal);
      return;
    }
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (stopped) return;
      poster.hidden = true;
      // A page that shows this one in a frame keeps the focus until a click.
      if (window.top === window.self) canvas.focus();
    }));
  }

  async function main() {
    show(0);
    if (typeof WebAssembly !== "object" || typeof Go !== "function") return stop(words.wasm, words.again);
    if (!hasWebGL2()) return stop(words.webgl, words.again);
    const go = new Go();
    let code = 0;
    go.exit = c => { code = c; };
    let program;
    try {
      [program] = await Promise.all([load(go.importObject), pictures()]);
    } catch (error) {
      console.warn("touria: loading failed:", error);
      return stop(words.download, words.again);
    }
    show(1);
    reveal();
    try {
      await go.run(program.instance);
    } catch (error) {
      console.error("touria:", error);
      code = 1;
    }
    stop(code === 0 ? words.ended : words.stopped, words.restart);
  }
  main();
})();
