import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import sharp from "sharp";

/** A phone's width and a laptop's, in pixels. */
export const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** WebP quality: text stays readable, and a screen takes some 30 kB. */
const QUALITY = 70;

/** How long the admin's scripts may need after a change of width, in milliseconds. */
const LAYOUT_MS = 700;

/**
 * The secretary's browser, with the addresses and keys that her steps need.
 *
 * @typedef {object} Desk
 * @property {import("playwright").Page} page
 * @property {string} siteUrl
 * @property {string} adminUrl
 * @property {string} providerUrl
 * @property {string} setupKey
 * @property {string} token that identifies the site to the provider
 */

/**
 * One step that she takes, and its picture.
 *
 * @typedef {object} Step
 * @property {string} name the picture's
 * @property {string} caption
 * @property {boolean} [isWhole] whether the picture shows the whole page rather than one screen
 * @property {(desk: Desk) => Promise<void>} act
 */

/**
 * Takes a picture of the page at both widths.
 *
 * @param {import("playwright").Page} page
 * @param {string} folder
 * @param {Pick<Step, "name" | "isWhole">} step
 */
export async function shoot(page, folder, { name, isWhole = false }) {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(LAYOUT_MS);
    const picture = await page.screenshot({ fullPage: isWhole, animations: "disabled" });
    const file = path.join(folder, pictureName(name, viewport.width));
    writeFileSync(file, await sharp(picture).webp({ quality: QUALITY }).toBuffer());
  }
  const [wide] = VIEWPORTS;
  if (wide) await page.setViewportSize(wide);
}

/**
 * Returns the page that shows all pictures with captions.
 *
 * @param {{ title: string, steps: Step[] }[]} parts
 * @returns {string} Markdown
 */
export function overviewOf(parts) {
  const pictures = (/** @type {Step} */ { name, caption }) => [
    `### ${caption}`,
    VIEWPORTS.map(
      ({ width }) => `<img src="${pictureName(name, width)}" alt="${caption}" width="${width / 2}" />`,
    ).join("\n"),
  ];
  return [
    "# A secretary's first hour and weekly round",
    "Made by `npm run screenshots`, on a new machine's database.",
    ...parts.flatMap(({ title, steps }) => [`## ${title}`, ...steps.flatMap(pictures)]),
    "## The site in each language",
    "Made by `npm run screenshots -- languages`: every screen on a phone and a laptop.",
    ...LANGUAGE_NAMES.map((name) => `[${LANGUAGES[name].name}](languages/${name}.webp)`),
  ].join("\n\n");
}

/**
 * @param {string} name
 * @param {number} width
 */
function pictureName(name, width) {
  return `${name}-${width}.webp`;
}
