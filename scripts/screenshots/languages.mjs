import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import sharp from "sharp";
import { localPath } from "../../lib/routing.mjs";
import { readCatalogue, translatorOf } from "../support/catalogue.mjs";
import { siteDir } from "../support/paths.mjs";
import { contactSheet } from "./contact-sheet.mjs";
import { offerEverything, signUp } from "./prepare-languages.mjs";
import { visitorScreens } from "./visitor-screens.mjs";

/** The sheets, which are committed. */
const SHEETS = path.join(siteDir, "docs/screenshots/languages");

/** Whole pages, for a closer look. */
const WHOLE_PAGES = path.join(siteDir, ".cache/screenshots/languages");

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** How long fonts and pictures may need after a change of width, in milliseconds. */
const SETTLE_MS = 300;

const STEP_TIMEOUT_MS = 30_000;

/**
 * Where everything answers, and the folder with the provider's mails.
 *
 * @typedef {Omit<import("./desk.mjs").Desk, "page"> & { outbox: string }} Addresses
 */

/**
 * Makes a contact sheet of every screen for each of these languages; for all of them if none is named.
 *
 * @param {import("playwright").Browser} browser
 * @param {Addresses} addresses
 * @param {string[]} chosen
 */
export async function shootLanguages(browser, addresses, chosen) {
  const languages = LANGUAGE_NAMES.filter((name) => chosen.length === 0 || chosen.includes(name));
  const screens = await visitorScreens(addresses.providerUrl);
  await offerEverything(addresses, LANGUAGE_NAMES);
  const member = await signUp(browser, addresses);
  mkdirSync(SHEETS, { recursive: true });
  for (const language of languages) {
    console.log(language);
    const pictures = await shootScreens(browser, { language, screens, member, siteUrl: addresses.siteUrl });
    writeFileSync(path.join(SHEETS, `${language}.webp`), await contactSheet(pictures));
  }
}

/**
 * @typedef {object} Shoot
 * @property {import("@lampstand/contract/languages").Language} language
 * @property {import("./visitor-screens.mjs").VisitorScreen[]} screens
 * @property {import("playwright").BrowserContextOptions["storageState"]} member
 * @property {string} siteUrl
 */

/**
 * @param {import("playwright").Browser} browser
 * @param {Shoot} shoot
 */
async function shootScreens(browser, { language, screens, member, siteUrl }) {
  const folder = path.join(WHOLE_PAGES, language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const t = translatorOf(readCatalogue(language));
  const prefix = language === LANGUAGE_NAMES[0] ? "" : `/${language}`;
  // Others are offered their own language.
  const reader = { locale: LANGUAGES[language].tag, reducedMotion: /** @type {const} */ ("reduce") };
  const visitors = await browser.newContext(reader);
  const members = await browser.newContext({ ...reader, storageState: member });
  const [page, memberPage] = await Promise.all([visitors.newPage(), members.newPage()]);
  const pictures = [];
  for (const { name, address, isForMembers, open } of screens) {
    const screen = isForMembers ? memberPage : page;
    screen.setDefaultTimeout(STEP_TIMEOUT_MS);
    await screen.setViewportSize(LAPTOP);
    await screen.goto(siteUrl + localPath(prefix, address));
    await open?.(screen, t);
    const [laptop, phone] = [await shoot(screen, LAPTOP), await shoot(screen, PHONE)];
    writeFileSync(path.join(folder, `${name}-${LAPTOP.width}.webp`), laptop);
    writeFileSync(path.join(folder, `${name}-${PHONE.width}.webp`), phone);
    pictures.push({ name, phone, laptop });
  }
  await Promise.all([visitors.close(), members.close()]);
  return pictures;
}

/**
 * Takes a picture of the whole page, or of what a dialog covers.
 *
 * @param {import("playwright").Page} page
 * @param {{ width: number, height: number }} viewport
 */
async function shoot(page, viewport) {
  await page.setViewportSize(viewport);
  await page.waitForTimeout(SETTLE_MS);
  const hasDialog = (await page.getByRole("dialog").count()) > 0;
  // Otherwise what stays at the top would be in the middle of the picture.
  if (!hasDialog) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const picture = await page.screenshot({ fullPage: !hasDialog, animations: "disabled" });
  return sharp(picture).webp().toBuffer();
}
