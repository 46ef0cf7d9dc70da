import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { z } from "zod";
import { callAdmin, listRecords } from "./admin.mjs";
import { shoot, VIEWPORTS } from "./desk.mjs";
import { isPayloadsOwn } from "./payload-faults.mjs";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A search without results. */
const NOTHING = "?search=zzzzzz";

const OPEN_TIMEOUT_MS = 10_000;

const allowed = z.unknown().optional();

const access = z.object({
  collections: z.record(z.string(), z.looseObject({ create: allowed, delete: allowed })),
});

/**
 * One screen of the admin: its address, and what to press there before the picture.
 *
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} address
 * @property {(page: import("playwright").Page) => Promise<void>} [press]
 */

/**
 * Takes a picture of every list, form, dialog and empty state at both widths. Writes down what axe finds beyond
 * Payload's own faults, and what is wider than the window.
 *
 * @param {import("./desk.mjs").Desk} desk signed in as an admin
 * @param {string} folder
 */
export async function shootEveryScreen(desk, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {string[]} */
  const faults = [];
  for (const screen of await screensOf(desk)) {
    console.log(screen.name);
    const { page } = desk;
    await page.goto(desk.adminUrl + screen.address);
    await page.waitForLoadState("networkidle");
    try {
      await screen.press?.(page);
      await shoot(page, folder, { name: screen.name, isWhole: !screen.press });
      faults.push(...(await faultsOf(page, screen.name)));
    } catch (error) {
      faults.push(`${screen.name}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  }
  writeFileSync(path.join(folder, "faults.txt"), `${faults.join("\n")}\n`);
  console.log(`${faults.length} faults: ${path.join(folder, "faults.txt")}`);
}

/**
 * @param {import("./desk.mjs").Desk} desk
 * @returns {Promise<Screen[]>}
 */
async function screensOf(desk) {
  const { page, adminUrl } = desk;
  await page.goto(`${adminUrl}/admin`);
  const hrefs = await page
    .locator(".nav a[href^='/admin/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const places = [...new Set(hrefs)].filter((href) => !href.endsWith("/logout"));
  const lists = places.filter((href) => href.startsWith("/admin/collections/"));
  const slugs = lists.map((href) => href.replace("/admin/collections/", ""));
  return [
    { name: "home", address: "/admin" },
    { name: "account", address: "/admin/account" },
    ...places
      .filter((href) => !lists.includes(href))
      .map((address) => ({ name: address.replaceAll("/", "-").slice("-admin-".length), address })),
    ...(await Promise.all(slugs.map((slug) => screensOfCollection(desk, slug)))).flat(),
  ];
}

/**
 * @param {import("./desk.mjs").Desk} desk
 * @param {string} slug
 * @returns {Promise<Screen[]>}
 */
async function screensOfCollection(desk, slug) {
  const list = `/admin/collections/${slug}`;
  const [first] = await listRecords(desk, slug);
  const { collections } = access.parse(await callAdmin(desk, "GET", "access"));
  return [
    { name: `${slug}-list`, address: list },
    { name: `${slug}-empty`, address: `${list}${NOTHING}` },
    { name: `${slug}-trash`, address: `${list}/trash` },
    ...(collections[slug]?.create ? [{ name: `${slug}-new`, address: `${list}/create` }] : []),
    ...(first ? [{ name: `${slug}-form`, address: `${list}/${first.id}` }] : []),
    ...(first && collections[slug]?.delete ? [deletion(`${list}/${first.id}`, slug)] : []),
  ];
}

/**
 * @param {string} address
 * @param {string} slug
 * @returns {Screen}
 */
function deletion(address, slug) {
  return {
    name: `${slug}-delete`,
    address,
    press: async (page) => {
      await page.locator(".doc-controls__popup button").first().click({ timeout: OPEN_TIMEOUT_MS });
      await page.locator("#action-delete").click({ timeout: OPEN_TIMEOUT_MS });
      await page.locator("dialog, [role=dialog]").first().waitFor({ timeout: OPEN_TIMEOUT_MS });
    },
  };
}

/**
 * @param {import("playwright").Page} page
 * @param {string} name
 * @returns {Promise<string[]>}
 */
async function faultsOf(page, name) {
  const found = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const where = `${name} at ${viewport.width}`;
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found.push(`${where}: ${excess} px wider than the window`);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze();
    for (const { id, nodes } of violations) {
      const ours = nodes.map(({ target }) => target.join(" ")).filter((at) => !isPayloadsOwn(id, at));
      if (ours.length > 0) found.push(`${where}: ${id}: ${ours.join(" | ")}`);
    }
  }
  return found;
}
