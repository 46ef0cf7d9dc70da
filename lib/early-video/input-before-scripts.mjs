/** See docs/decisions/2026-11-25-first-frame-before-script.md. */

/**
 * Responds to input before a page's scripts load: a feed follows the finger, a video pauses or plays, and presses of
 * other buttons are repeated later. Runs in the browser, without access to this module.
 *
 * @param {string} mark of the first video
 * @param {number} shortestSwipe in pixels
 * @param {() => void} bringScripts
 */
export function answerInput(mark, shortestSwipe, bringScripts) {
  const root = document.documentElement;
  // One step forward or back; the feed takes it over once it listens.
  root.dataset.steps = "0";

  const firstVideo = () => document.querySelector(`[${mark}]`);
  const track = () => /** @type {HTMLElement | null} */ (document.querySelector(".reels-track"));
  const isEarly = () => root.dataset.steps !== undefined && track() !== null;
  const stepsOf = (/** @type {number} */ distance) =>
    Math.abs(distance) > shortestSwipe ? Math.sign(distance) : 0;
  const moveTo = (/** @type {number} */ steps, by = "pointer") =>
    Object.assign(root.dataset, { steps: Math.max(-1, Math.min(1, steps)), stepsBy: by });

  /** @type {{ y: number, steps: number } | null} */
  let touch = null;
  const endTouch = () => {
    touch = null;
    track()?.style.removeProperty("--drag");
    track()?.removeAttribute("data-dragging");
  };

  /** @template {keyof DocumentEventMap} Type @param {Type} type @param {(event: DocumentEventMap[Type]) => void} [answer] */
  const onInput = (type, answer) => {
    const listener = (/** @type {DocumentEventMap[Type]} */ event) => {
      bringScripts();
      answer?.(event);
    };
    document.addEventListener(type, listener, { capture: true, passive: type !== "keydown" });
  };
  onInput("pointerdown");
  onInput("touchstart", ({ touches }) => {
    const [finger] = touches;
    if (finger && touches.length === 1 && isEarly())
      touch = { y: finger.clientY, steps: Number(root.dataset.steps) };
    else endTouch();
  });
  onInput("touchmove", ({ touches: [finger] }) => {
    if (!touch || !finger || !isEarly()) return;
    const distance = touch.y - finger.clientY;
    moveTo(touch.steps + stepsOf(distance));
    track()?.setAttribute("data-dragging", "");
    // The style sheet moves the track by whole steps, each the track's height; here it follows the finger.
    const moved = Number(root.dataset.steps) - touch.steps;
    track()?.style.setProperty("--drag", `calc(${moved} * 100% - ${distance}px)`);
  });
  for (const type of /** @type {const} */ (["touchend", "touchcancel"]))
    document.addEventListener(type, endTouch, { capture: true, passive: true });
  onInput("wheel", ({ deltaY, ctrlKey }) => {
    if (isEarly() && deltaY !== 0 && !ctrlKey) moveTo(Math.sign(deltaY));
  });
  onInput("keydown", (event) => {
    const [, direction] = /^(?:Arrow|Page)(Up|Down)$/.exec(event.key) ?? [];
    if (!direction || !isEarly()) return;
    moveTo(direction === "Down" ? 1 : -1, "key");
    // React may hydrate while it handles a key; the feed, which then listens, ignores prevented events.
    event.preventDefault();
  });

  /** @type {HTMLButtonElement | null} */
  let pressed = null;
  // A player has taken over the video, so the page's script is here.
  const hydration = new MutationObserver(() => {
    if (firstVideo()) return;
    hydration.disconnect();
    pressed?.click();
  });
  hydration.observe(root, { attributeFilter: [mark], subtree: true });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const video = target instanceof HTMLVideoElement ? target : button?.parentElement?.querySelector("video");
    if (video?.hasAttribute(mark)) {
      if (video.paused) video.play().catch(bringScripts);
      else video.pause();
    } else if (button && firstVideo()) {
      // Afterwards, because React may answer this click itself while it takes over, and must not get it twice.
      setTimeout(() => {
        if (firstVideo()) pressed = button;
      });
    }
  });
}
