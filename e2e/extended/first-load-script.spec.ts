import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { nextCommand, siteDir } from "../../scripts/support/paths.mjs";
import { expect, test } from "../support/test";

/** How much more script than an empty page a text page may load at first, in bytes after gzip. */
const READING_PAGE_BUDGET = 20_000;

/**
 * How much more a page with a form may load: react-hook-form, without schemas and phone numbers, as browsers of 2022
 * receive it.
 */
const FORM_BUDGET = 21_100;

/** Building the empty site takes some seconds, and more on a busy machine. */
const BUILD_TIMEOUT_MS = 180_000;

test("a reading page loads little more script than an empty page of the same Next", async ({ request }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const empty = await buildEmptySite();
  const emptyWeight = await weigh(empty.html, empty.readScript);
  const page = await (await request.get("/privacy-policy")).text();
  const pageWeight = await weigh(page, async (address) => (await request.get(address)).body());
  expect(emptyWeight).toBeGreaterThan(0);
  expect(pageWeight - emptyWeight).toBeLessThanOrEqual(READING_PAGE_BUDGET);
});

test("a page with a form loads little more than one without", async ({ request }) => {
  const weightOf = async (path: string) =>
    weigh(await (await request.get(path)).text(), async (address) => (await request.get(address)).body());
  const reading = await weightOf("/privacy-policy");
  for (const path of ["/contact-us", "/join-us", "/login", "/signup"])
    expect((await weightOf(path)) - reading).toBeLessThanOrEqual(FORM_BUDGET);
});

/** Returns the total of a page's scripts after gzip, in bytes, without those for browsers that lack modules. */
async function weigh(html: string, read: (address: string) => Promise<Buffer>): Promise<number> {
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? [];
  const addresses = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => /\ssrc="([^"?]+)/.exec(tag)?.[1] ?? "");
  const weights = await Promise.all(
    [...new Set(addresses)].map(async (address) => gzipSync(await read(address)).length),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

const folder = path.join(siteDir, "e2e/support/empty-site");

/** Builds a site of one empty page, with the same Next as ours. */
export async function buildEmptySite() {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [nextCommand, "build", folder], { cwd: folder, env });
  return {
    html: await readFile(path.join(folder, ".next/server/app/index.html"), "utf8"),
    readScript: (address: string) => readFile(path.join(folder, address.replace("/_next", ".next"))),
  };
}
