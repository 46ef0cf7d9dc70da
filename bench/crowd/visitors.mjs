import { setMaxListeners } from "node:events";
import { Agent, request } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const VISITORS = 200;

/** How long a visitor looks at a page, and how long it takes to fill in a form, in milliseconds. */
const LOOK_MS = { from: 500, to: 2500 };
const FILL_MS = 2500;

/** How often a form is sent that the site's side fails to take, and how long a visitor waits before, in milliseconds. */
const FORM_TRIES = 8;
const AGAIN_MS = 1500;

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** How often each kind of page is asked for; what is a list is chosen from. */
const MIX = [
  { share: 20, kind: "home" },
  { share: 27, kind: "video" },
  { share: 15, kind: "reels" },
  { share: 10, kind: "blog" },
  { share: 8, kind: "hashtag" },
  { share: 6, kind: "list" },
  { share: 8, kind: "text" },
  { share: 3, kind: "search" },
  { share: 3, kind: "form" },
];

/** @typedef {{ blog: string[]; video: string[]; hashtag: string[] }} Slugs */
/** @typedef {{ path: string; status: number; ms: number; wasSeen: boolean }} Visit what came; status 0 for no answer */

/** @typedef {(path: string, form?: object) => Promise<{ status: number; ms: number; body: string }>} Ask */

/**
 * What visitors met with.
 *
 * @typedef {object} Outcome
 * @property {Visit[]} visits pages and files
 * @property {string[]} acknowledged the senders of forms that were taken
 * @property {number[]} failedForms the status of each try that was not, 0 for no answer; the form was sent again
 * @property {number} givenUp how many forms were not taken at all
 */

const refusal = z.object({ token: z.string() });

/**
 * Lets visitors go about the site until they are stopped.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Buffer} options.certificate
 * @param {Slugs} options.slugs
 * @param {Set<string>} options.seen the pages that somebody was given
 * @param {number} [options.count] how many come, 200 by default
 * @returns {{ stop: () => Promise<Outcome> }}
 */
export function startVisitors({ url, certificate, slugs, seen, count = VISITORS }) {
  /** @type {Visit[]} */
  const visits = [];
  /** @type {string[]} */
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
    const ask = (path, form) => send(url + path, { agent, address, form });
    try {
      while (!stopping.signal.aborted) {
        await look();
        const kind = choose();
        if (kind === "form") await fillIn(number, ask);
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
   * @param {number} number
   * @param {Ask} ask
   */
  async function fillIn(number, ask) {
    const email = `crowd-${number}-${Date.now()}@example.org`;
    const fields = { name: "A visitor", email, message: `Hello from ${email}`, homepage: "" };
    // Without a token the site refuses, and gives one.
    const { body } = await ask("/api/forms/contact-us", fields);
    const token = refusal.safeParse(parsed(body)).data?.token;
    if (token === undefined) return;
    await pause(FILL_MS);
    for (let tries = 0; tries < FORM_TRIES; tries += 1) {
      const { status } = await ask("/api/forms/contact-us", { ...fields, formToken: token });
      if (status >= 200 && status < 300) {
        acknowledged.push(email);
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

/** @param {string[]} list */
function anyOf(list) {
  return list[Math.floor(Math.random() * list.length)] ?? "";
}

/**
 * @param {string} text
 * @returns {unknown} what is written in JSON; `null` where nothing is
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Asks for a page, or sends a form or something else.
 *
 * @param {string} url
 * @param {object} options
 * @param {Agent} options.agent
 * @param {string} options.address
 * @param {object | undefined} [options.form]
 * @param {string} [options.method]
 * @param {Record<string, string>} [options.headers]
 * @param {() => Iterable<Buffer> | AsyncIterable<Buffer>} [options.body] read anew for each try
 * @returns {Promise<{ status: number; ms: number; headers: import("node:http").IncomingHttpHeaders; body: string }>}
 */
export function send(url, options) {
  const { agent, address, form } = options;
  const { method = form ? "POST" : "GET", body = () => (form ? [Buffer.from(JSON.stringify(form))] : []) } =
    options;
  const start = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - start, headers: {}, body: "" });
    const headers = {
      "x-forwarded-for": address,
      ...(form && { "content-type": "application/json" }),
      ...options.headers,
    };
    const sent = request(url, { agent, timeout: TIMEOUT_MS, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (/** @type {Buffer} */ chunk) => chunks.push(chunk));
      answer.on("error", failed);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - start,
          headers: answer.headers,
          body: text,
        });
      });
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      // The connection was closed while it was idle: a browser asks again by a new one.
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(send(url, options));
      else failed();
    });
    // What ends the request is told by its own events.
    pipeline(Readable.from(body()), sent).catch(() => undefined);
  });
}
