// Lets the program sleep between frames while nothing happens: each frame, even one in which nothing is drawn,
// costs the browser and the program a millisecond or two. Whatever a hand does, and whatever happens to the page,
// wakes it for the next frame.
"use strict";
(() => {
  const next = requestAnimationFrame;
  let nap = 0; // milliseconds that a frame may come late; 0: the program is awake
  let waiting = null, alarm = 0;

  function wake() {
    if (!waiting) return;
    const frame = waiting;
    waiting = null;
    clearTimeout(alarm);
    next(frame);
  }

  // touriaPage.frames stands in for requestAnimationFrame where the program asks for its frames.
  touriaPage.frames = frame => {
    if (nap === 0) return next(frame);
    waiting = frame;
    alarm = setTimeout(wake, nap);
    return 0;
  };

  // touriaRest is called by the program at the end of a frame.
  globalThis.touriaRest = (resting, milliseconds) => {
    nap = resting ? milliseconds : 0;
    wake();
  };

  const events = ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "mousemove", "mouseup", "click", "wheel",
    "touchstart", "touchmove", "touchend", "touchcancel", "keydown", "keyup", "beforeinput", "input", "compositionend", "change",
    "focusin", "focusout", "focus", "blur", "dragover", "drop", "paste", "resize", "orientationchange", "fullscreenchange",
    "visibilitychange", "pageshow", "hashchange", "popstate", "online", "gamepadconnected"];
  for (const event of events) addEventListener(event, wake, { capture: true, passive: true });
})();
