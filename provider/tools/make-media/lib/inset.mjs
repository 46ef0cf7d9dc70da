/** A scene used as a picture within a picture: in a frame, on a card, on a screen. */

/** @typedef {import("./types.mjs").Scene} Scene */

/**
 * The names of gradients are made unique, since one document has room for each name only once.
 *
 * @param {string} content
 * @param {string} prefix
 */
const rename = (content, prefix) =>
  content.replaceAll('id="', `id="${prefix}`).replaceAll("url(#", `url(#${prefix}`);

/**
 * @param {Scene} scene
 * @param {{ x: number, y: number, width: number, height: number, share?: number, name: string }} options
 */
export function inset(scene, { x, y, width, height, share = 0.75, name }) {
  const content = rename(scene.draw(share * 9, 9), name);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
