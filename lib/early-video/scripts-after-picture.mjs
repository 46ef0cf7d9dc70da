/** See docs/decisions/2026-11-25-first-frame-before-script.md. */
import { FIRST_VIDEO } from "./first-video-mark.mjs";
import { answerInput } from "./input-before-scripts.mjs";

/** Milliseconds after which scripts and fonts load even without a first frame. */
const LONGEST_WAIT = 2500;

/** Milliseconds within which a video that has data starts to play, if the browser allows it. */
const BEGINNING = 1000;

/** With this many seconds of video loaded ahead, the connection has room for all scripts. */
const SECONDS_AHEAD = 5;

/** How often a failed script is requested again, and after how many milliseconds. */
const RETRIES = 3;
const RETRY_AFTER = 3000;

/** Named as in `app/layout.tsx`. */
const FONTS = ["displayFont", "textFont"];

/** Pixels, as in lib/reels/gestures.ts. */
const SHORTEST_SWIPE = 50;

/**
 * Changes the HTML of a page that begins with a video: everything the video doesn't need waits for its first frame.
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
 * Runs in the browser before everything else, without access to this module.
 *
 * @param {string} mark of the first video
 * @param {number} longestWait in milliseconds
 * @param {number} beginning in milliseconds
 * @param {number} secondsAhead
 * @param {number} retries of a script
 * @param {number} retryAfter in milliseconds
 * @param {string[]} fonts
 * @returns a function that loads all scripts at once
 */
function startPage(mark, longestWait, beginning, secondsAhead, retries, retryAfter, fonts) {
  const root = document.documentElement;
  const saved =
    /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true;
  const isStill = saved || matchMedia("(prefers-reduced-motion: reduce)").matches;
  root.dataset.waits = "";

  const firstVideo = () => /** @type {HTMLVideoElement | null} */ (document.querySelector(`[${mark}]`));

  let isStarted = false;
  let isHurried = false;
  let loading = 0;

  const isAhead = () => {
    const video = firstVideo();
    if (!video || video.error || root.dataset.paused !== undefined) return true;
    const { buffered, currentTime, duration } = video;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    return end >= Math.min(currentTime + secondsAhead, duration);
  };
  /** @param {HTMLScriptElement} waiting @param {string} src @param {number} tries that failed */
  const loadScript = (waiting, src, tries = 0) => {
    const script = document.createElement("script");
    script.id = waiting.id;
    script.src = src;
    loading += 1;
    script.onload = () => {
      loading -= 1;
      loadScripts();
    };
    script.onerror = () => {
      // The connection may have broken since the first frame, whether the browser noticed or not.
      const again = () => loadScript(script, src, tries + 1);
      if (navigator.onLine && tries < retries) setTimeout(again, retryAfter);
      else addEventListener("online", again, { once: true });
      loading -= 1;
      loadScripts();
    };
    if (waiting.isConnected) waiting.replaceWith(script);
    else document.head.append(script);
  };
  /** Loads one script at a time, which leaves a playing video half of a slow connection. */
  const loadScripts = () => {
    const waiting = [
      .../** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[data-src]")),
    ];
    const next = isHurried || isAhead() ? waiting : waiting.slice(0, loading > 0 ? 0 : 1);
    for (const script of next) loadScript(script, script.dataset.src ?? "");
    if (loading === 0 && document.readyState !== "loading") release();
  };

  /** Pictures far below would use up bandwidth. */
  const holdPictures = () => {
    for (const picture of /** @type {NodeListOf<HTMLImageElement>} */ (
      document.querySelectorAll('img[loading="lazy"][src]')
    )) {
      Object.assign(picture.dataset, { src: picture.getAttribute("src"), srcset: picture.srcset });
      picture.removeAttribute("srcset");
      picture.removeAttribute("src");
    }
  };
  /** Lets pictures load, and fonts, for the next page: this page's text doesn't move. */
  const release = () => {
    for (const font of fonts) document.fonts.load(`1em ${font}`).catch(() => undefined);
    parsing.disconnect();
    for (const picture of /** @type {NodeListOf<HTMLImageElement>} */ (
      document.querySelectorAll("img[data-src]")
    )) {
      const { src = "", srcset } = picture.dataset;
      if (srcset) picture.srcset = srcset;
      picture.src = src;
      delete picture.dataset.src;
      delete picture.dataset.srcset;
    }
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    loadScripts();
    document.addEventListener("DOMContentLoaded", loadScripts);
  };
  /** @param {HTMLVideoElement} video */
  const startIfPaused = (video) => {
    if (!video.paused || !video.hasAttribute(mark)) return;
    root.dataset.paused = "";
    start();
  };
  const keepStill = () => {
    const video = firstVideo();
    if (!video?.autoplay) return;
    video.autoplay = false;
    if (saved) video.preload = "none";
    startIfPaused(video);
  };
  const parsing = new MutationObserver(() => {
    holdPictures();
    // The controls are for browsers without scripts.
    firstVideo()?.removeAttribute("controls");
    if (isStill) keepStill();
  });
  parsing.observe(document, { childList: true, subtree: true });

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
  onVideo("pause", (video) => {
    video.autoplay = false;
    startIfPaused(video);
  });
  onVideo("error", start);
  // Hides the skeleton.
  for (const type of ["loadeddata", "error"]) onVideo(type, (video) => (video.dataset.settled = ""));
  // Without this call, a browser waits until it expects to play to the end.
  onVideo("canplay", (video) => {
    if (video.autoplay && video.currentTime === 0) video.play().catch(() => startIfPaused(video));
  });
  onVideo("canplaythrough", (video) => setTimeout(startIfPaused, beginning, video));
  setTimeout(() => {
    start();
    const video = firstVideo();
    // The browser has loaded as much as it wants, yet doesn't play.
    if (video?.networkState === HTMLMediaElement.NETWORK_IDLE) startIfPaused(video);
  }, longestWait);

  return () => {
    isHurried = true;
    start();
    loadScripts();
  };
}

/** Without comments and indentation. */
const START_SCRIPT =
  `(${answerInput.toString()})("${FIRST_VIDEO}",${SHORTEST_SWIPE},(${startPage.toString()})("${FIRST_VIDEO}",${LONGEST_WAIT},${BEGINNING},${SECONDS_AHEAD},${RETRIES},${RETRY_AFTER},${JSON.stringify(FONTS)}))`
    .replace(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\n\s*/g, "\n");
