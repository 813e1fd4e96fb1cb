// Loads the program behind the poster: progress by bytes, and for whatever can go wrong one
// sentence and one button instead of a black page.
"use strict";
(() => {
  const config = JSON.parse(document.getElementById("config").textContent);
  const poster = document.getElementById("poster");
  const text = document.getElementById("text");
  const bar = document.getElementById("bar");
  const fill = document.getElementById("fill");
  const act = document.getElementById("act");

  // chosen is the language that the player has chosen in the game's settings, if any.
  function chosen() {
    try {
      return JSON.parse(localStorage.getItem(config.settings)).language;
    } catch {
      return ""; // no settings, or no access to them
    }
  }

  // The game itself chooses in the same way (systemLanguage in platform_js.go).
  const wanted = [chosen(), ...(navigator.languages ?? [navigator.language])];
  const lang = wanted.map(l => String(l || "").toLowerCase().split(/[-_]/)[0]).find(l => config.texts[l]) || "en";
  const words = config.texts[lang];
  document.documentElement.lang = lang;

  // touriaPage is what the page's scripts share. shown resolves when the game has taken the
  // poster's place.
  let shown;
  globalThis.touriaPage = { config, words, lang, shown: new Promise(done => { shown = done; }) };

  function say(sentence) {
    if (!stopped && text.textContent !== sentence) text.textContent = sentence;
  }

  // show tells how far loading is, 0 … 1, by the hundredth: where a processor draws, a change at each chunk
  // that arrives would heap up work for many seconds.
  function show(part) {
    const now = String(Math.floor(100 * Math.min(part, 1)));
    if (bar.getAttribute("aria-valuenow") === now) return;
    bar.setAttribute("aria-valuenow", now);
    fill.style.transform = `scaleX(${now / 100})`;
  }

  // stop ends the program's time with a sentence; the button begins anew, unless it does something else.
  let stopped = false;
  function stop(sentence, button, press = () => location.reload()) {
    if (stopped) return;
    say(sentence);
    stopped = true;
    for (const download of downloads) download.abort();
    poster.hidden = false;
    poster.lastElementChild.setAttribute("role", "alert");
    bar.hidden = true;
    act.textContent = button;
    act.hidden = false;
    act.onclick = press;
    act.focus();
  }

  // touriaFailed is called by a program that cannot go on, with its reason.
  globalThis.touriaFailed = reason => {
    console.error("touria:", reason);
    stop(words.stopped + " (" + reason + ")", words.restart);
  };

  // touriaShows is called by the program with the scene that it has drawn. The first of them takes the
  // poster's place.
  globalThis.touriaShows = async scene => {
    if (scene === "loading" || stopped || poster.hidden) return;
    await frame();
    await frame();
    if (stopped || poster.hidden) return;
    poster.hidden = true;
    // A page that shows this one in a frame keeps the focus until a click.
    if (window.top === window.self) document.querySelector("canvas")?.focus();
    shown();
  };

  const frame = () => new Promise(done => requestAnimationFrame(done));
  const pause = ms => new Promise(done => setTimeout(done, ms));

  // runsWasm tries the smallest program: it fails where WebAssembly is off, or older than the
  // page's security policy.
  function runsWasm() {
    try {
      return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
    } catch {
      return false;
    }
  }

  // The program draws on the canvas only a picture of its size, without edges or gaps. Several samples
  // of a pixel, a blend with the page and buffers that nobody uses would cost more than all it draws,
  // where a processor draws. Its own context tells whether there is WebGL: one to try first would take
  // up to some seconds.
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
    if (kind !== "webgl2") return getContext.call(this, kind, attributes);
    let context = null;
    try { context = getContext.call(this, kind, { ...attributes, alpha: false, antialias: false, depth: false, stencil: false }); } catch { /* blocked: none */ }
    if (context) spareBlack(context);
    else stop(words.webgl, words.again);
    return context;
  };

  // Ebitengine blackens the canvas before it brings a frame there, which covers all of it; WebGL has
  // cleared it already. That first drawing of several is left out.
  function spareBlack(gl) {
    const { bindFramebuffer, drawElements, flush } = gl;
    let canvas = true; // what is drawn reaches the canvas
    let drawings = 0, before = 0; // on the canvas, in this frame and in the last
    gl.bindFramebuffer = (target, buffer) => {
      canvas = !buffer;
      bindFramebuffer.call(gl, target, buffer);
    };
    gl.drawElements = (...what) => {
      if (canvas && drawings++ === 0 && before > 1) return;
      drawElements.apply(gl, what);
    };
    gl.flush = () => {
      if (drawings > 0) before = drawings;
      drawings = 0;
      flush.call(gl);
    };
  }

  const tries = 4; // in a row that bring nothing
  const silence = 20_000; // milliseconds without a byte, after which a transfer counts as broken off

  // A page whose origin is "null" may not read its own files, unless the host lets everybody.
  const locked = globalThis.origin === "null";

  // A Refusal is an answer that will not change by asking again. Missing is the name of a file that is not there.
  class Refusal extends Error {}

  // A Download is a file on its way. What has arrived is kept, so that a transfer that breaks off
  // goes on where it was.
  const downloads = new Set();
  class Download {
    constructor(file, arrived = () => {}) {
      this.file = file;
      this.arrived = arrived;
      this.chunks = [];
      this.got = 0; // bytes, unpacked
      downloads.add(this);
    }

    get whole() { return this.got === this.file.size; }

    abort() { this.controller?.abort(); }

    // heard puts off the moment at which silence is too long.
    heard() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.abort(), silence);
    }

    // ask sends for the file, or for what is missing of it. A part comes unpacked; where the
    // whole file, packed, is shorter than that, it is sent for again.
    async ask() {
      this.controller = new AbortController();
      const init = { signal: this.controller.signal };
      const part = this.got > 0 && !(this.packed < this.file.size - this.got);
      if (part) init.headers = { Range: `bytes=${this.got}-` };
      this.heard();
      const answer = await fetch(this.file.from, init).catch(error => {
        clearTimeout(this.timer);
        throw error;
      });
      this.skip = this.got; // of the answer: it has that already
      if (answer.status === 206) {
        const [, from, size] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(answer.headers.get("Content-Range")) ?? [];
        if (+from !== this.got || size !== "*" && +size !== this.file.size) throw this.forget("another part came than was asked for");
        this.skip = 0;
      } else if (answer.status === 416) {
        throw this.forget("the file is shorter than it should be");
      } else if (!answer.ok) {
        const error = answer.status >= 400 && answer.status < 500 && ![408, 425, 429].includes(answer.status) ? Refusal : Error;
        throw Object.assign(new error(`${this.file.from}: ${answer.status} ${answer.statusText}`), { missing: error === Refusal && this.file.from });
      }
      // How much was sent of a packed file; a guess, if the host doesn't say.
      if (answer.headers.has("Content-Encoding")) this.packed = Number(answer.headers.get("Content-Length")) || this.file.size / 4;
      return answer;
    }

    // forget drops what has arrived, since it can't be right.
    forget(why) {
      this.chunks = [];
      this.got = 0;
      return new Error(`${this.file.from}: ${why}`);
    }

    take(chunk) {
      if (this.skip >= chunk.byteLength) {
        this.skip -= chunk.byteLength;
        return;
      }
      if (this.skip > 0) chunk = chunk.subarray(this.skip);
      this.skip = 0;
      this.chunks.push(chunk);
      this.got += chunk.byteLength;
      this.arrived(chunk.byteLength);
    }

    // read takes an answer in.
    async read(answer) {
      try {
        if (answer.body) {
          const reader = answer.body.getReader();
          for (let next; !(next = await reader.read()).done;) {
            this.heard();
            this.take(next.value);
          }
        } else { // an old browser
          this.take(new Uint8Array(await answer.arrayBuffer()));
        }
      } finally {
        clearTimeout(this.timer);
      }
      if (this.got > this.file.size) throw new Refusal(`${this.file.from}: the file is longer than it should be`);
      if (!this.whole) throw new Error(`${this.file.from}: the transfer broke off`);
    }

    // rest gets what is missing.
    async rest(tries) {
      for (let left = tries, wait = 1000; !this.whole;) {
        const before = this.got;
        try {
          await this.read(await this.ask());
        } catch (error) {
          clearTimeout(this.timer);
          if (this.got > before) [left, wait] = [tries, 1000];
          else left--;
          if (left <= 0 || stopped || locked || error instanceof Refusal) throw error;
          say(words.broken);
          await Promise.race([pause(wait), new Promise(done => addEventListener("online", done, { once: true }))]);
          wait *= 2;
        }
      }
    }

    // bytes returns the file, once.
    bytes() {
      const all = new Uint8Array(this.got);
      let at = 0;
      for (const chunk of this.chunks) {
        all.set(chunk, at);
        at += chunk.byteLength;
      }
      this.chunks = [];
      this.got = 0;
      return all;
    }
  }

  // early are the packs that the title needs: its language, unless the program has it, and its pictures.
  // Those come after the program, while it begins.
  const language = "words-" + lang;
  const early = [language, "title"].filter(name => config.packs[name]);
  const all = early.reduce((sum, name) => sum + config.packs[name].size, config.wasm.size);
  let got = 0;
  function arrived(bytes) {
    got += bytes;
    show(got / all);
    say(got < all ? words.loading : words.setting);
  }

  let programCame;
  const afterProgram = new Promise(done => { programCame = done; });

  // compile gets the program. A copy of the answer is counted: browsers keep what they have compiled
  // only of an answer that is passed on as it came.
  async function compile() {
    const program = new Download(config.wasm, arrived);
    try {
      const answer = await program.ask();
      if (answer.body && WebAssembly.compileStreaming && answer.headers.get("Content-Type")?.startsWith("application/wasm")) {
        const copy = answer.clone();
        const module = WebAssembly.compileStreaming(answer);
        module.catch(() => {}); // the copy says why
        await program.read(copy);
        programCame();
        program.chunks = [];
        return await module;
      }
      await program.read(answer);
    } catch (error) {
      if (program.whole || error instanceof Refusal) throw error;
    }
    await program.rest(tries);
    programCame();
    return WebAssembly.compile(program.bytes());
  }

  // getPacks gets the language, and tells the program how it gets the others.
  async function getPacks() {
    const packs = {};
    for (const name in config.packs) {
      const pack = new Download(config.packs[name]);
      packs[name] = () => pack.rest(1).then(() => pack.bytes()); // the program tries again by itself
      packs[name].far = () => [pack.got, pack.file.size];
    }
    const get = async name => {
      const pack = new Download(config.packs[name], arrived);
      await pack.rest(tries);
      return pack.bytes();
    };
    if (packs.title) {
      const title = afterProgram.then(() => get("title"));
      title.catch(unloaded);
      packs.title = () => title;
    }
    if (packs[language]) {
      const own = new Download(config.packs[language], arrived);
      try {
        await own.rest(tries);
        packs[language] = own.bytes();
      } catch (error) { // English is in the program, which goes on asking for the other
        if (locked) throw error;
        console.warn("touria: the language is missing:", error);
        arrived(config.packs[language].size - own.got);
      }
    }
    globalThis.touriaPacks = packs;
  }

  function unloaded(error) {
    console.warn("touria: loading failed:", error);
    if (location.protocol === "file:") stop(words.disk, words.again);
    else if (locked) stop(`${words.locked} (${location.href})`, words.open, () => open(location.href));
    else if (error.missing) stop(`${words.missing} (${error.missing})`, words.again);
    else stop(words.download, words.again);
  }

  // glue gets wasm_exec.js, which defines Go.
  async function glue() {
    for (let left = tries; ; left--) {
      const script = document.createElement("script");
      script.src = config.glue;
      const came = new Promise(done => { script.onload = () => done(true); script.onerror = () => done(false); });
      document.head.append(script);
      if (await came && typeof Go === "function") return;
      if (left === 1 || stopped || locked) throw new Error(config.glue + " can't be used");
      await pause(1000);
    }
  }

  // run runs the program, once the page is seen, and returns its exit code. Afterwards nothing calls it any more.
  async function run(module, seen) {
    const go = new Go();
    let code = 0;
    const resume = go._resume;
    const end = c => {
      code = c;
      for (const timer of go._scheduledTimeouts?.values() ?? []) clearTimeout(timer);
      go._scheduledTimeouts?.clear();
      go._resume = () => {};
    };
    go.exit = end;
    const crash = new Promise((_, failed) => {
      if (!resume) return;
      go._resume = function () {
        try {
          return resume.call(this);
        } catch (error) { // the program is in pieces: it must not go on
          end(1);
          failed(error);
        }
      };
    });
    const [instance] = await Promise.all([WebAssembly.instantiate(module, go.importObject), seen]);
    try {
      // Ebitengine takes the function that it asks for frames as the program begins.
      const own = globalThis.requestAnimationFrame;
      globalThis.requestAnimationFrame = touriaPage.frames ?? own;
      const running = go.run(instance);
      globalThis.requestAnimationFrame = own;
      await Promise.race([running, crash]);
    } catch (error) {
      console.error("touria:", error);
      end(1);
    }
    return code;
  }

  async function main() {
    say(words.loading);
    show(0);
    if (typeof WebAssembly !== "object" || !runsWasm()) return stop(words.wasm, words.again);
    if (typeof WebGL2RenderingContext !== "function") return stop(words.webgl, words.again);
    const coming = Promise.all([compile(), getPacks(), glue()]);
    let module;
    try {
      [module] = await coming;
    } catch (error) {
      return unloaded(error);
    }
    const seen = Promise.race([frame().then(frame), pause(1000)]); // so that it can be while the program begins
    const code = await run(module, seen);
    stop(code === 0 ? words.ended : words.stopped, words.restart);
  }
  main();
})();
