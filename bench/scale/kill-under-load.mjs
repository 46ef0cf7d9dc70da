import { compareKept, kindsOf } from "../crowd/kept.mjs";
import { startVisitors } from "../crowd/visitors.mjs";
import { readSlugs } from "../pages/routes.mjs";
import { quantileOf } from "../statistics.mjs";
import { startCodeAskers } from "./code-askers.mjs";
import { createMember } from "./member.mjs";
import { makeStory, STORY_BYTES, storedBytes } from "./stories.mjs";
import { startStoryGivers } from "./story-givers.mjs";
import { strikes, wait } from "./strikes.mjs";

/** How many visitors come: few enough for a two-core machine that also runs all these programs. */
const VISITORS = 60;

/** How many of them are members, who save stories. */
const MEMBERS = 6;

/** How long visitors come beforehand, in milliseconds. */
const BEFORE_MS = 4_000;

/**
 * Lets visitors use the sites, send forms, pray, save stories, request codes and send stories, while one program after
 * another is killed and restarted. Prints what they experienced. A code is only in memory until it is emailed, so one
 * may be lost with a provider.
 *
 * @param {object} options
 * @param {import("./machines.mjs").Machines} options.machines
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 * @returns {Promise<string[]>} the failures
 */
export async function killUnderLoad({ machines, codes, folder, interrupted }) {
  const slugs = await readSlugs(machines.providers[0]?.url ?? "");
  const story = makeStory(folder);
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {import("../crowd/kept.mjs").Acknowledged[]} */
  const acknowledged = [];
  /** @type {string[]} */
  const missed = [];
  const siteUrl = machines.sites[0]?.url ?? "";
  const members = Array.from({ length: MEMBERS }, (_, number) =>
    createMember(codes, `203.0.113.${100 + number}`),
  );
  for (const member of members) await member.signUp(siteUrl, siteUrl);
  const rows = [];
  for (const [name, strike] of Object.entries(strikes(machines, folder, interrupted))) {
    interrupted.throwIfAborted();
    const visitors = startVisitors({ ...machines.front, slugs, seen, count: VISITORS, members });
    const askers = startCodeAskers(machines.front, codes);
    const givers = startStoryGivers(machines.front, story);
    let back = "";
    try {
      await wait(BEFORE_MS, interrupted);
      back = await strike();
    } catch (error) {
      interrupted.throwIfAborted();
      back = `NO: ${error instanceof Error ? error.message : String(error)}`;
      missed.push(`${name}, back`);
    }
    const { visits, ...forms } = await visitors.stop();
    const asked = await askers.stop();
    const stories = await givers.stop();
    for (const reason of stories.givenUp) console.error(`${name}: a story, ${reason}`);
    acknowledged.push(...forms.acknowledged);
    const kept = await compareKept(machines.query, acknowledged);
    const failed = visits.filter(({ status }) => status === 0 || status >= 500);
    for (const { path: page, status } of failed.slice(0, 5)) console.error(`${name}: ${status} to ${page}`);
    if (failed.length > 0) missed.push(`${name}, pages and files`);
    if (kept.lost + kept.twice + forms.givenUp > 0) missed.push(`${name}, what visitors sent`);
    const stored = await Promise.all(stories.given.map((slug) => storedBytes(machines.query, slug)));
    const whole = stored.filter((bytes) => bytes.join() === String(STORY_BYTES)).length;
    if (stories.givenUp.length > 0 || whole < stories.given.length) missed.push(`${name}, stories`);
    console.log(`Killed under load: ${name}`);
    rows.push({
      "killed under load": name,
      answers: visits.length,
      "p99, ms": Math.round(
        quantileOf(
          visits.map(({ ms }) => ms),
          0.99,
        ),
      ),
      failed: countsOf(failed.map(({ status }) => status)),
      sent: kindsOf(forms.acknowledged),
      "sent again": countsOf(forms.failedForms),
      lost: kept.lost,
      twice: kept.twice,
      codes: asked.asked,
      "codes failed": countsOf(asked.failed),
      "codes lost": asked.lost,
      "stories whole": `${whole} of ${stories.given.length}`,
      "parts sent again": countsOf(stories.failed),
      back,
    });
  }
  console.table(rows);
  return missed;
}

/**
 * Counts each value, for example `503 × 2`.
 *
 * @param {number[]} statuses
 */
function countsOf(statuses) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || "none"} × ${count}`).join(", ");
}
