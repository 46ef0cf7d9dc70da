/**
 * What the page saw of a move, in milliseconds of its own clock.
 *
 * @typedef {object} Move
 * @property {number} gesture when the key was pressed
 * @property {string} front the clip that was in front then
 * @property {string[]} prepared the clips that could have played at once
 * @property {number} [started] when the slide was first seen to move
 * @property {number} [ended] when it stood still again
 * @property {number} [frame] when the next clip presented its first frame
 * @property {boolean} [wasPrepared] whether that clip was one of the prepared
 */

/** The names of the marks that the probe leaves in a trace. */
export const SLIDE_MARKS = { started: "slide-started", ended: "slide-ended" };

/**
 * Notes every move of a feed, be it one that slides its track or one that scrolls. Runs in the page.
 *
 * @param {typeof SLIDE_MARKS} marks
 * @returns {Move[]} which grows with every key
 */
export function installProbe(marks) {
  /** @type {Move[]} */
  const moves = [];
  const videos = [...document.querySelectorAll("video")];

  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      const prepared = videos.filter(({ readyState }) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA);
      moves.push({
        gesture: timeStamp,
        front: videos.find(({ paused }) => !paused)?.currentSrc ?? "",
        prepared: prepared.map(({ currentSrc }) => currentSrc),
      });
    },
    true,
  );

  /** @param {"started" | "ended"} moment */
  function note(moment) {
    const move = moves.at(-1);
    if (!move || move[moment] !== undefined) return;
    move[moment] = performance.now();
    performance.mark(marks[moment]);
  }
  /** @param {TransitionEvent} event */
  const isSlide = ({ target, propertyName }) =>
    propertyName === "transform" && target instanceof Element && target.querySelector("[role=feed]") !== null;
  addEventListener("transitionrun", (event) => isSlide(event) && note("started"));
  addEventListener("transitionend", (event) => isSlide(event) && note("ended"));
  document.addEventListener("scroll", () => note("started"));
  document.addEventListener("scrollend", () => note("ended"));

  /** @param {HTMLVideoElement} video */
  function watch(video) {
    video.requestVideoFrameCallback((_, { presentationTime }) => {
      const move = moves.at(-1);
      if (move && move.frame === undefined && !video.paused && video.currentSrc !== move.front) {
        move.frame = presentationTime;
        move.wasPrepared = move.prepared.includes(video.currentSrc);
      }
      watch(video);
    });
  }
  videos.forEach(watch);
  return moves;
}

/**
 * Whether so many moves are over: the slide stands still and the clip plays. Runs in the page.
 *
 * @param {{ moves: Move[], count: number }} noted
 */
export function areOver({ moves, count }) {
  return moves.filter(({ ended, frame }) => ended !== undefined && frame !== undefined).length === count;
}
