import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { callAsStaff, registerStaff, signInStaff } from "../staff.mjs";
import { sendToProvider } from "../upload/send-to-provider.mjs";
import { createMember } from "./member.mjs";
import { makeStory, STORY_BYTES, storedBytes } from "./stories.mjs";
import { uploadInParts } from "./upload-in-parts.mjs";

const MIB = 1024 * 1024;

const CLIP = path.join(import.meta.dirname, "../../provider/src/seed/media/resource/reel.mp4");

/** How soon a published story must be on both sites, in milliseconds. */
const SHOWN_AIM_MS = 2000;

/** The time limit, and the interval between checks, in milliseconds. */
const GIVE_UP_MS = 20_000;
const POLL_MS = 10;

/** How often a story is published and unpublished. */
const ROUNDS = 5;

/** How many clips two workers share, and their time limit, in milliseconds. */
const CLIPS = 4;
const PREPARED_WITHIN_MS = 180_000;

/** One address's limit for forms, and a number above it. */
const FORMS_AT_MOST = 100;
const FORMS_SENT = 120;
const FILL_MS = 2500;

/** Visitors' addresses that no other measurement uses. */
const ADDRESS = { member: "203.0.113.1", uploader: "203.0.113.2", writer: "203.0.113.3" };

const staffSession = z.object({ user: z.object({ email: z.string() }).nullable() });
const found = z.object({ docs: z.array(z.looseObject({ id: z.string(), slug: z.string().nullish() })) });

/**
 * Checks whether changes at one of several instances take effect at the others.
 *
 * @param {object} options
 * @param {import("./machines.mjs").Machines} options.machines
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {string} options.folder
 * @param {AbortSignal} options.interrupted
 * @returns {Promise<string[]>} those that did not
 */
export async function checkTogether({ machines, codes, folder, interrupted }) {
  const { sites, providers, variables } = machines;
  const [one, other] = providers.map(({ url }) => url);
  const siteUrls = sites.map(({ url }) => url);
  if (one === undefined || other === undefined) throw new Error("There is only one provider");
  const token = await registerStaff(one, variables.SETUP_KEY);
  /** @type {Record<string, () => Promise<string>>} */
  const checks = {
    "two providers begin with an empty database": () => checkStart(machines),
    "published, taken down": () => checkPublishing({ siteUrls, providers: [one, other], variables, token }),
    "login at one site, profile at the other": () => checkMember(siteUrls, codes),
    "staff's session at both providers": () => checkStaff(one, other),
    "forms from one address, at both sites": () => checkLimit(siteUrls),
    "a story's parts in turn": () => checkUpload(machines, siteUrls, folder),
    "clips of two workers": () => checkWorkers(machines),
  };
  const rows = [];
  /** @type {string[]} */
  const missed = [];
  for (const [check, run] of Object.entries(checks)) {
    try {
      rows.push({ together: check, outcome: await run() });
    } catch (error) {
      interrupted.throwIfAborted();
      missed.push(check);
      rows.push({
        together: check,
        outcome: `NO: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }
  console.table(rows);
  return missed;
}

/** @param {import("./machines.mjs").Machines} machines */
async function checkStart({ query }) {
  const migrations = await query("SELECT name, count(*)::int AS times FROM payload_migrations GROUP BY name");
  if (migrations.length === 0 || migrations.some(({ times }) => times !== 1))
    throw new Error(`migrated twice: ${JSON.stringify(migrations)}`);
  const [seeded] = await query(
    "SELECT count(*)::int AS videos, count(DISTINCT slug)::int AS slugs FROM videos",
  );
  const videos = Number(seeded?.videos);
  if (!(videos > 0) || videos !== seeded?.slugs) throw new Error(`seeded twice: ${JSON.stringify(seeded)}`);
  return `${migrations.length} migration(s) and ${videos} videos, each once`;
}

/** @param {{ siteUrls: string[]; providers: string[]; variables: Record<string, string | undefined>; token: string }} options */
async function checkPublishing({ siteUrls, providers, variables, token }) {
  const pending = `${providers[0] ?? ""}/api/videos?where[status][equals]=Pending&limit=1&depth=0`;
  const [video] = found.parse(await callAsStaff(pending, token)).docs;
  if (!video?.slug) throw new Error("the seed has no pending video");
  const { slug } = video;
  const statuses = () =>
    Promise.all(siteUrls.map(async (url) => (await fetch(`${url}/video-detail/${slug}`)).status));
  const until = async (/** @type {number} */ status) => {
    const start = performance.now();
    for (;;) {
      const now = await statuses();
      const took = performance.now() - start;
      if (now.every((each) => each === status)) return took;
      if (took > GIVE_UP_MS) throw new Error(`after ${GIVE_UP_MS} ms they answer ${now.join(" and ")}`);
      await pause(POLL_MS);
    }
  };
  const change = (/** @type {number} */ round, /** @type {object} */ data) =>
    callAsStaff(`${providers[round % providers.length] ?? ""}/api/videos/${video.id}`, token, {
      method: "PATCH",
      data,
    });
  const shown = [];
  const gone = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await until(404);
    await change(round, { status: "Active", videoType: "both" });
    shown.push(await until(200));
    await change(round + 1, { status: "Pending" });
    const saved = performance.now();
    await revalidate(siteUrls[round % siteUrls.length] ?? "", variables, ["videos", `video:${slug}`]);
    const answers = await statuses();
    if (answers.some((status) => status !== 404))
      throw new Error(`removed, but still ${answers.join(" and ")}`);
    gone.push(performance.now() - saved);
  }
  const slowest = Math.round(Math.max(...shown));
  if (slowest > SHOWN_AIM_MS) throw new Error(`shown on both after ${slowest} ms`);
  return `on both within ${slowest} ms; gone from both at the next request, ${Math.round(Math.max(...gone))} ms after saving`;
}

/**
 * Reports a change to one site, as the provider does, and waits until all have acknowledged it.
 *
 * @param {string} siteUrl
 * @param {Record<string, string | undefined>} variables
 * @param {string[]} tags
 */
export async function revalidate(siteUrl, variables, tags) {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${variables.REVALIDATE_SECRET ?? ""}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`the revalidation was answered with ${response.status}`);
}

/**
 * @param {string[]} siteUrls
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} codes
 */
async function checkMember([one = "", other = ""], codes) {
  const member = createMember(codes, ADDRESS.member);
  await member.signUp(one, other);
  const names = [await member.whoAmI(one), await member.whoAmI(other)];
  if (names.some((name) => name !== "Bench")) throw new Error(`logged in as ${names.join(" and ")}`);
  const status = await member.openProfile(one);
  if (status !== 200) throw new Error(`the profile answers ${status}`);
  await member.logOut(one);
  const left = [await member.whoAmI(one), await member.whoAmI(other)];
  if (left.some((name) => name !== null)) throw new Error("still logged in after logging out");
  return "a code from one is accepted by the other; the session is valid on both and ends on both";
}

/**
 * @param {string} one
 * @param {string} other
 */
async function checkStaff(one, other) {
  const token = await signInStaff(one);
  if (token === null) throw new Error("no session");
  const whoAt = async (/** @type {string} */ url) =>
    staffSession.parse(await callAsStaff(`${url}/api/staff/me`, token)).user?.email ?? null;
  if ((await whoAt(other)) === null) throw new Error("the other instance doesn't know the session");
  await callAsStaff(`${other}/api/staff/logout`, token, { method: "POST" });
  if ((await whoAt(one)) !== null) throw new Error("still logged in at one after logging out at the other");
  return "a session from one is valid on the other, and ends on both";
}

/** @param {string[]} siteUrls */
async function checkLimit(siteUrls) {
  const headers = { "x-forwarded-for": `${ADDRESS.writer}, 127.0.0.1`, "content-type": "application/json" };
  const formToken = await (await fetch(`${siteUrls[0] ?? ""}/api/forms/token`)).text();
  await pause(FILL_MS);
  const taken = siteUrls.map(() => 0);
  for (let number = 0; number < FORMS_SENT; number += 1) {
    const at = number % siteUrls.length;
    const email = `limit-${number}@example.org`;
    const fields = { name: "A visitor", email, message: "Hello", homepage: "", formToken };
    const { status } = await fetch(`${siteUrls[at] ?? ""}/api/forms/contact-us`, {
      method: "POST",
      headers,
      body: JSON.stringify(fields),
    });
    if (status === 201) taken[at] = (taken[at] ?? 0) + 1;
    else if (status !== 429) throw new Error(`a form was answered with ${status}`);
  }
  const all = taken.reduce((sum, count) => sum + count, 0);
  if (all !== FORMS_AT_MOST) throw new Error(`${all} of ${FORMS_AT_MOST} were taken`);
  return `${taken.join(" + ")} of ${FORMS_SENT} taken`;
}

/**
 * @param {import("./machines.mjs").Machines} machines
 * @param {string[]} siteUrls
 * @param {string} folder
 */
async function checkUpload({ query }, siteUrls, folder) {
  const file = makeStory(folder);
  let asked = 0;
  const { slug, failed } = await uploadInParts(async (at, { method, headers, body }) => {
    asked += 1;
    const response = await fetch(`${siteUrls[asked % siteUrls.length] ?? ""}${at}`, {
      method,
      headers: { ...headers, "x-forwarded-for": `${ADDRESS.uploader}, 127.0.0.1` },
      ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
    });
    const setCookie = response.headers.getSetCookie();
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), "set-cookie": setCookie },
      body: await response.text(),
    };
  }, file);
  const stored = await storedBytes(query, slug);
  if (failed.length > 0 || stored.join() !== String(STORY_BYTES))
    throw new Error(`stored: ${stored.join()}; failed: ${failed.join()}`);
  return `${STORY_BYTES / MIB} MiB, each part at the other site, stored whole`;
}

/** @param {import("./machines.mjs").Machines} machines */
async function checkWorkers({ query, providers, variables }) {
  const since = new Date().toISOString();
  for (let number = 0; number < CLIPS; number += 1)
    await sendToProvider(providers[number % providers.length]?.url ?? "", variables.API_TOKEN, CLIP);
  /** @type {Map<string, Set<string>>} by clip, who had it */
  const claims = new Map();
  for (const giveUp = performance.now() + PREPARED_WITHIN_MS; ;) {
    const jobs = await query(
      "SELECT clip, claimed_by FROM clip_jobs JOIN clips ON clips.id::text = clip WHERE claimed_by IS NOT NULL AND created_at >= $1",
      [since],
    );
    for (const { clip, claimed_by: by } of jobs)
      claims.set(String(clip), (claims.get(String(clip)) ?? new Set()).add(String(by)));
    const waiting = await query("SELECT id FROM clips WHERE created_at >= $1 AND preparation <> 'ready'", [
      since,
    ]);
    if (waiting.length === 0) break;
    if (performance.now() > giveUp) throw new Error(`${waiting.length} of ${CLIPS} are not ready`);
    await pause(POLL_MS);
  }
  const twice = [...claims.values()].filter(({ size }) => size > 1).length;
  if (twice > 0) throw new Error(`${twice} of ${CLIPS} were started twice`);
  /** @type {Map<string | undefined, number>} */
  const byWorker = new Map();
  for (const [by] of claims.values()) {
    const worker = by?.split("/")[0];
    byWorker.set(worker, (byWorker.get(worker) ?? 0) + 1);
  }
  return `${[...byWorker.values()].join(" + ")} of ${CLIPS}, each once`;
}
