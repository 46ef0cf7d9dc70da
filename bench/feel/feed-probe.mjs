/**
 * What the page observed of a move, in milliseconds by its own clock.
 *
 * @typedef {object} Move
 * @property {number} gesture when the key was pressed
 * @property {string} front the clip in front at that time
 * @property {number} [ended] when the slide stopped
 * @property {number} [frame] when the next clip presented its first frame
 */

/**
 * Records every move of the feed. Runs in the page.
 *
 * @returns {Move[]} which grows with every key
 */
export function installProbe() {
  /** @type {Move[]} */
  const moves = [];
  const videos = [...document.querySelectorAll("video")];

  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      moves.push({
        gesture: timeStamp,
        front: videos.find(({ paused }) => !paused)?.currentSrc ?? "",
      });
    },
    true,
  );

  addEventListener("transitionend", ({ target, propertyName }) => {
    const move = moves.at(-1);
    const isSlide =
      propertyName === "transform" &&
      target instanceof Element &&
      target.querySelector("[role=feed]") !== null;
    if (isSlide && move) move.ended ??= performance.now();
  });

  /** @param {HTMLVideoElement} video */
  function watch(video) {
    video.requestVideoFrameCallback((_, { presentationTime }) => {
      const move = moves.at(-1);
      if (move && !video.paused && video.currentSrc !== move.front) move.frame ??= presentationTime;
      watch(video);
    });
  }
  videos.forEach(watch);
  return moves;
}

/**
 * Returns whether this many moves are over: the slide has stopped and the clip plays. Runs in the page.
 *
 * @param {{ moves: Move[], count: number }} noted
 */
export function areOver({ moves, count }) {
  return moves.filter(({ ended, frame }) => ended !== undefined && frame !== undefined).length === count;
}
