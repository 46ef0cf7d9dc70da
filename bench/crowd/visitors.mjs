import { setMaxListeners } from "node:events";
import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { send } from "./send.mjs";

const VISITORS = 200;

/** How long a visitor looks at a page, and takes to fill in a form, in milliseconds. */
const LOOK_MS = { from: 500, to: 2500 };
const FILL_MS = 2500;

/** How often a form that the site could not accept is sent, and how long a visitor waits between, in milliseconds. */
const FORM_TRIES = 8;
const AGAIN_MS = 1500;

/** How often each kind of page is requested; from a list, one is chosen. */
const MIX = [
  { share: 20, kind: "home" },
  { share: 27, kind: "video" },
  { share: 15, kind: "reels" },
  { share: 10, kind: "blog" },
  { share: 8, kind: "hashtag" },
  { share: 6, kind: "list" },
  { share: 8, kind: "text" },
  { share: 3, kind: "search" },
  { share: 3, kind: "message" },
  { share: 1, kind: "report" },
  { share: 5, kind: "prayer" },
  { share: 3, kind: "saved" },
];

/** @typedef {{ blog: string[]; video: string[]; hashtag: string[] }} Slugs */
/** @typedef {{ path: string; status: number; ms: number; wasSeen: boolean }} Visit status 0 for no answer */

/** @typedef {(path: string, form?: object) => Promise<{ status: number; ms: number; body: string }>} Ask */
/** @typedef {import("./kept.mjs").Acknowledged} Acknowledged */
/** @typedef {Pick<import("../scale/member.mjs").Member, "email" | "cookie">} Member */

/**
 * What visitors experienced.
 *
 * @typedef {object} Outcome
 * @property {Visit[]} visits pages and files
 * @property {Acknowledged[]} acknowledged what they sent and the site accepted: forms, prayers, what members saved
 * @property {number[]} failedForms the status of each failed attempt, 0 for no answer; it was repeated
 * @property {number} givenUp how many were never accepted
 */

const refusal = z.object({ token: z.string() });

/**
 * Lets visitors use the site until they are stopped.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Buffer} options.certificate
 * @param {Slugs} options.slugs
 * @param {Set<string>} options.seen the pages that somebody has received
 * @param {number} [options.count] how many visit, 200 by default
 * @param {Member[]} [options.members] some of them; the others save nothing
 * @returns {{ stop: () => Promise<Outcome> }}
 */
export function startVisitors({ url, certificate, slugs, seen, count = VISITORS, members = [] }) {
  /** @type {Visit[]} */
  const visits = [];
  /** @type {Acknowledged[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const failedForms = [];
  let givenUp = 0;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const visitors = Array.from({ length: count }, (_, number) => visit(number));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(visitors);
      return { visits, acknowledged, failedForms, givenUp };
    },
  };

  /** @param {number} number */
  async function visit(number) {
    const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 4 });
    const address = `198.18.${number >> 8}.${number & 255}`;
    const loaded = new Set();
    /** @type {Ask} */
    const ask = (path, form) =>
      send(url + path, { agent, address, form, headers: cookiesOf(members[number]) });
    try {
      while (!stopping.signal.aborted) {
        await look();
        const kind = choose();
        if (kind === "message" || kind === "report")
          await fillIn(kind, `crowd-${crypto.randomUUID()}@example.org`, ask);
        else if (kind === "prayer") await pray(ask);
        else if (kind === "saved") await save(members[number], ask);
        else await open(pathOf(kind), ask, loaded);
      }
    } finally {
      agent.destroy();
    }
  }

  /**
   * @param {string} path
   * @param {Ask} ask
   * @param {Set<unknown>} loaded
   */
  async function open(path, ask, loaded) {
    const html = await get(path, ask);
    const files = html.match(/\/(?:pictures|_next\/static)\/[\w./~?=-]+/g) ?? [];
    for (const file of new Set(files.slice(0, 12))) {
      if (loaded.has(file) || stopping.signal.aborted) continue;
      loaded.add(file);
      await get(file, ask);
    }
  }

  /**
   * @param {string} path
   * @param {Ask} ask
   */
  async function get(path, ask) {
    const wasSeen = seen.has(path);
    const { status, ms, body } = await ask(path);
    visits.push({ path, status, ms, wasSeen });
    if (status === 200) seen.add(path);
    return status === 200 ? body : "";
  }

  /**
   * @param {"message" | "report"} kind
   * @param {string} key
   * @param {Ask} ask
   */
  async function fillIn(kind, key, ask) {
    const fields =
      kind === "message"
        ? { name: "A visitor", email: key, message: `Hello from ${key}`, homepage: "" }
        : { slug: anyOf(slugs.video), reason: "other", words: key, homepage: "" };
    const path = `/api/forms/${kind === "message" ? "contact-us" : "report"}`;
    // Without a token the site refuses, and returns one.
    const { body } = await ask(path, fields);
    const token = refusal.safeParse(parsed(body)).data?.token;
    if (token === undefined) return;
    await pause(FILL_MS);
    await sendUntilTaken({ kind, key }, () => ask(path, { ...fields, formToken: token }));
  }

  /** @param {Ask} ask */
  async function pray(ask) {
    const press = { slug: anyOf(slugs.video), key: crypto.randomUUID() };
    await sendUntilTaken({ kind: "prayer", key: press.key }, () => ask("/api/prayers", press));
  }

  /**
   * @param {Member | undefined} member
   * @param {Ask} ask
   */
  async function save(member, ask) {
    if (!member) return;
    const slug = anyOf(slugs.video);
    const change = { saved: [slug], add: [slug], remove: [] };
    await sendUntilTaken({ kind: "saved", key: `${member.email} ${slug}` }, () => ask("/api/saved", change));
  }

  /**
   * Repeats the same request, as a visitor or a page's script does.
   *
   * @param {Acknowledged} sent
   * @param {() => ReturnType<Ask>} trySending
   */
  async function sendUntilTaken(sent, trySending) {
    for (let tries = 0; tries < FORM_TRIES; tries += 1) {
      const { status } = await trySending();
      if (status >= 200 && status < 300) {
        acknowledged.push(sent);
        return;
      }
      failedForms.push(status);
      await pause(AGAIN_MS);
    }
    givenUp += 1;
  }

  async function look() {
    const ms = LOOK_MS.from + Math.random() * (LOOK_MS.to - LOOK_MS.from);
    await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  /** @param {string} kind */
  function pathOf(kind) {
    if (kind === "home") return "/";
    if (kind === "reels") return "/video-reels";
    if (kind === "video") return `/video-detail/${anyOf(slugs.video)}`;
    if (kind === "blog") return `/blog/${anyOf(slugs.blog)}`;
    if (kind === "hashtag") return `/hashtag/${anyOf(slugs.hashtag)}`;
    if (kind === "list") return anyOf(["/blog", "/hashtags", "/language", "/help-desk"]);
    if (kind === "search") return `/search?q=${anyOf(["hope", "light", "boat", "a"])}`;
    return anyOf(["/about-us", "/privacy-policy", "/terms-service", "/volunteer", "/contact-us"]);
  }
}

function choose() {
  let point = Math.random() * MIX.reduce((sum, { share }) => sum + share, 0);
  return MIX.find(({ share }) => (point -= share) < 0)?.kind ?? "home";
}

/**
 * @param {Member | undefined} member
 * @returns {Record<string, string>}
 */
function cookiesOf(member) {
  return member ? { cookie: member.cookie() } : {};
}

/** @param {string[]} list */
function anyOf(list) {
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

/**
 * @param {string} text
 * @returns {unknown} the JSON value; `null` if there is none
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
