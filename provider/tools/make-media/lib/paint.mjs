/** SVG primitives. Every function returns a string of SVG; nothing keeps state between frames. */

/** @typedef {import("./types.mjs").Stop} Stop */

/** @param {number} value */
export const r = (value) => Math.round(value * 100) / 100;

/** @param {string} colour */
const hex = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/**
 * Colour between two `#rrggbb` colours.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
export function mix(from, to, share) {
  const [a, b] = [hex(from), hex(to)];
  const parts = a.map((value, index) => Math.round(value + (b[index] - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** @param {Stop[]} list */
const stops = (list) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/**
 * A gradient down the page (or across, with `across`).
 *
 * @param {string} id
 * @param {Stop[]} list
 * @param {boolean} [across]
 */
export function linear(id, list, across = false) {
  const ends = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<linearGradient id="${id}" ${ends}>${stops(list)}</linearGradient>`;
}

/**
 * @param {string} id
 * @param {Stop[]} list
 */
export function radial(id, list) {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}

/**
 * A soft round light.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 * @param {number} [opacity]
 */
export function glow(x, y, radius, colour, opacity = 1) {
  const id = `glow${colour.slice(1)}`;
  const list = [
    [0, colour, 1],
    [0.25, colour, 0.62],
    [0.55, colour, 0.2],
    [1, colour, 0],
  ];
  return `${radial(id, list)}<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="url(#${id})" opacity="${r(opacity)}"/>`;
}

/**
 * A rectangle filled with a vertical gradient.
 *
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Stop[]} list
 */
export function wash(id, x, y, width, height, list) {
  return `${linear(id, list)}<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="url(#${id})"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {string} [extra]
 */
export function rect(x, y, width, height, fill, extra = "") {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${extra}/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} fill
 * @param {string} [extra]
 */
export function circle(x, y, radius, fill, extra = "") {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${extra}/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 * @param {string} fill
 * @param {string} [extra]
 */
export function ellipse(x, y, rx, ry, fill, extra = "") {
  return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" ${extra}/>`;
}

/**
 * @param {string} d
 * @param {string} fill
 * @param {string} [extra]
 */
export function path(d, fill, extra = "") {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/**
 * @param {string} d
 * @param {string} stroke
 * @param {number} width
 * @param {string} [extra]
 */
export function line(d, stroke, width, extra = "") {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/**
 * A group moved, and optionally turned (degrees) and scaled, about its own origin.
 *
 * @param {string} content
 * @param {number} x
 * @param {number} y
 * @param {{ scale?: number, turn?: number, opacity?: number }} [options]
 */
export function place(content, x, y, { scale = 1, turn = 0, opacity = 1 } = {}) {
  const fade = opacity === 1 ? "" : ` opacity="${r(opacity)}"`;
  return `<g transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${scale})"${fade}>${content}</g>`;
}

/**
 * A slow camera: everything inside grows about a point.
 *
 * @param {string} content
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function zoom(content, x, y, scale) {
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${scale.toFixed(4)}) translate(${r(-x)} ${r(-y)})">${content}</g>`;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} content
 */
export function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
