// Keeps the game on this device (sw.js), once it is shown, and offers a new version when it has
// come. Everything works without it.
"use strict";
(() => {
  const { config, words, shown } = touriaPage;
  const hour = 3_600_000;

  // allowed reports whether this page may keep something here. In a frame of another site it does
  // not: the storage would be of no use there, or is refused.
  function allowed() {
    if (!navigator.serviceWorker || !isSecureContext || !/^https?:$/.test(location.protocol)) return false;
    if (navigator.connection?.saveData) return false;
    try {
      return Boolean(top.location.href);
    } catch {
      return false;
    }
  }

  async function keep() {
    if (!allowed()) return;
    let registration;
    try {
      registration = await navigator.serviceWorker.register(config.worker, { updateViaCache: "none" });
    } catch {
      return; // forbidden or no room: the game is played from the network
    }
    navigator.serviceWorker.controller?.postMessage("begun");
    const watch = worker => {
      if (!worker) return;
      const look = () => { if (worker.state === "installed" && registration.active) offer(worker); };
      worker.addEventListener("statechange", look);
      look();
    };
    watch(registration.installing);
    watch(registration.waiting);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    // A page may stay open for days.
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < hour) return;
      asked = Date.now();
      registration.update().catch(() => {}); // later, then
    });
  }

  // offer tells of a new version that has come. If it is the one that this page shows already, it
  // takes over at once.
  function offer(worker) {
    const answer = new MessageChannel();
    answer.port1.onmessage = message => {
      if (message.data === config.version) worker.postMessage("take over");
      else tell(worker);
    };
    worker.postMessage("version", [answer.port2]);
  }

  function tell(worker) {
    const note = document.getElementById("note");
    const button = (label, style, press) => {
      const b = document.createElement("button");
      b.textContent = label;
      b.className = style;
      b.onclick = press;
      return b;
    };
    const show = visible => {
      note.hidden = !visible;
      document.body.classList.toggle("noted", visible);
      dispatchEvent(new Event("resize")); // the game looks at the size of its place only then
    };
    const text = document.createElement("span");
    text.textContent = words.update;
    const reload = button(words.reload, "", () => {
      reload.disabled = true;
      const anew = () => { if (worker.state === "activated") location.reload(); };
      worker.addEventListener("statechange", anew);
      setInterval(anew, 2000); // should a busy browser not tell, or the first attempt get stuck
      worker.postMessage("take over");
    });
    const later = button(words.later, "quiet", () => {
      show(false);
      document.querySelector("canvas")?.focus();
    });
    note.replaceChildren(text, reload, later);
    show(true);
  }

  shown.then(keep);
})();
