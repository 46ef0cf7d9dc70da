/**
 * Offset from 0 to 1, colour, and opacity if not 1.
 * @typedef {[offset: number, colour: string, opacity?: number]} Stop
 */

/** @typedef {[x: number, y: number]} Point */

/**
 * A picture of `t` seconds out of `length`, as SVG without its outer element; sizes in pixels.
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {(t: number, length: number) => string} draw
 */

/**
 * A spoken sentence, from and to in seconds.
 * @typedef {{ from: number, to: number, text: string }} Cue
 */

/** @typedef {{ speaker: string, tempo: number, pitch: number }} Voice */

/** @typedef {"dawn" | "night" | "rain" | "home"} Mood */

/** @typedef {{ file: string, scene: keyof typeof import("../scenes.mjs").scenes, voice: Voice, mood: Mood, poster: number, quality?: number, says: string[] }} Clip */

/** @typedef {{ file: string, width: number, height: number, draw: () => string }} StillImage */

export {};
