/** See docs/decisions/2026-11-25-first-frame-before-script.md. */
import { FIRST_VIDEO } from "./first-video.mjs";

/** Milliseconds after which scripts and fonts come without a first frame. */
const LONGEST_WAIT = 2500;

/**
 * Changes the HTML of a page that begins with a video: what the video does not need waits for its first frame.
 *
 * @param {string} html
 * @param {string} nonce of its scripts
 */
export function waitForPicture(html, nonce) {
  if (!html.includes(` ${FIRST_VIDEO}=`)) return html;
  return html
    .replace("<head>", `<head><script nonce="${nonce}">${START_SCRIPT}</script>`)
    .replace(/<link rel="preload"[^>]* as="(?:font|script)"[^>]*>/g, "")
    .replace(/<script (?=[^>]* async="")[^>]*><\/script>/g, (tag) =>
      tag.replace(" src=", " data-src=").replace(` nonce="${nonce}"`, ""),
    );
}

/**
 * Runs in the browser, before all else, and knows nothing of this module.
 *
 * @param {string} mark of the first video
 * @param {number} longestWait in milliseconds
 */
function startPage(mark, longestWait) {
  const root = document.documentElement;
  const saved = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData;
  const isStill = saved === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
  root.dataset.waits = "";

  const loadScripts = () => {
    for (const waiting of document.querySelectorAll("script[data-src]")) {
      const script = document.createElement("script");
      script.id = waiting.id;
      script.src = waiting.getAttribute("data-src") ?? "";
      waiting.replaceWith(script);
    }
  };
  const start = () => {
    if (root.dataset.waits === undefined) return;
    delete root.dataset.waits;
    loadScripts();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadScripts);
  };
  /** @param {HTMLVideoElement} video */
  const startWithout = (video) => {
    if (video.paused) root.dataset.paused = "";
    start();
  };
  /** @param {string} type @param {(video: HTMLVideoElement) => void} listener */
  const onVideo = (type, listener) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLVideoElement && target.hasAttribute(mark)) listener(target);
      },
      true,
    );

  onVideo("playing", (video) => {
    delete root.dataset.paused;
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(start);
    else start();
  });
  onVideo("pause", startWithout);
  onVideo("error", start);
  onVideo("canplaythrough", startWithout);
  // A browser that will not play by itself stops here; one that plays may do so shortly before.
  onVideo("suspend", (video) => setTimeout(startWithout, 500, video));
  setTimeout(start, longestWait);

  for (const type of ["pointerdown", "touchstart", "wheel", "keydown"])
    document.addEventListener(type, start, { capture: true, passive: true });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const video = button?.parentElement?.querySelector("video");
    if (!video?.hasAttribute(mark)) return;
    if (video.paused) video.play().catch(start);
    else video.pause();
  });

  if (!isStill) return;
  const parsing = new MutationObserver(() => {
    const video = document.querySelector("video");
    if (!video) return;
    parsing.disconnect();
    video.autoplay = false;
    video.preload = "none";
    startWithout(video);
  });
  parsing.observe(document, { childList: true, subtree: true });
}

/** Without comments and indentation. */
const START_SCRIPT = `(${startPage.toString()})("${FIRST_VIDEO}",${LONGEST_WAIT})`
  .replace(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
  .replace(/\n\s*/g, "\n");
