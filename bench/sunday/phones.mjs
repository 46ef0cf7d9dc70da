import http from "node:http";
import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { send } from "../crowd/send.mjs";

/** One in so many phones signs up, and one in so many sends a form. */
const SIGN_UP_EVERY = 10;
const FORM_EVERY = 20;

/** How many stories each watches. */
const STORIES = 3;

/** How long it takes to fill in a form, in milliseconds. */
const FILL_MS = 2500;

/** What a browser reads of a video before it plays. */
const FIRST_BYTES = { range: "bytes=0-262143" };

/** The files in a page, and those that a phone loads: one of a picture's sizes. */
const FILES = /(?:https?:\/\/[\w.:-]+)?\/(?:pictures|uploads|_next\/static)\/[\w./~%-]+(?:\?[\w=]+)?/g;
const FILES_MAX = 30;

const refusal = z.object({ token: z.string() });

/** @typedef {{ kind: string; status: number; ms: number }} Answer */
/** @typedef {(kind: string, path: string, form?: object, more?: Record<string, string>) => ReturnType<typeof send>} Ask */

/**
 * Lets phones come within some time, as after people scan a code on a screen. Each opens its page, watches three
 * stories and prays; some also sign up or send a form.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Buffer} [options.certificate]
 * @param {string[]} options.slugs
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} options.codes
 * @param {number} options.count
 * @param {number} options.withinMs
 * @param {AbortSignal} options.interrupted
 * @returns {Promise<Answer[]>}
 */
export async function comeTogether({ url, certificate, slugs, codes, count, withinMs, interrupted }) {
  /** @type {Answer[]} */
  const answers = [];
  await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await pause((number / count) * withinMs, undefined, { signal: interrupted });
      await visit(number);
    }),
  );
  return answers;

  /** @param {number} number */
  async function visit(number) {
    const options = { keepAlive: true, maxSockets: 6 };
    const agent = certificate ? new https.Agent({ ...options, ca: certificate }) : new http.Agent(options);
    /** @type {Map<string, string>} */
    const cookies = new Map();
    /** @type {Ask} */
    const ask = async (kind, path, form, more = {}) => {
      const cookie = [...cookies.values()].join("; ");
      const headers = { ...(cookie && { cookie }), ...more };
      const answer = await send(new URL(path, url).href, { agent, form, headers });
      for (const line of answer.headers["set-cookie"] ?? []) {
        const [pair = ""] = line.split(";");
        cookies.set(pair.split("=")[0] ?? "", pair);
      }
      answers.push({ kind, status: answer.status, ms: answer.ms });
      return answer;
    };
    const loaded = new Set();
    const open = async (/** @type {string} */ path) => {
      const { body } = await ask("page", path);
      const named = new Map(body.match(FILES)?.map((file) => [file.split("?")[0], file]));
      const files = [...named].filter(([name]) => !loaded.has(name)).slice(0, FILES_MAX);
      for (const [name] of files) loaded.add(name);
      const load = (/** @type {[string | undefined, string]} */ [, file]) =>
        file.includes("/uploads/") ? ask("media", file, undefined, FIRST_BYTES) : ask("file", file);
      await Promise.all(files.map(load));
    };
    try {
      for (let story = 0; story < STORIES; story += 1) {
        const slug = slugs[(number + story) % slugs.length] ?? "";
        if (story === 0) await ask("code", `/qr/videos/${slug}`);
        await open(`/video-detail/${slug}`);
        if (story === 0) await ask("prayer", "/api/prayers", { slug, key: crypto.randomUUID() });
        const watched = ["watched", "finished"].map((kind) => ({ kind, slug }));
        const counts = [...watched, { kind: "reached", slug, part: 20 }];
        await ask("counts", "/api/counts", { key: crypto.randomUUID(), counts });
      }
      if (number % SIGN_UP_EVERY === 0) await signUp(ask);
      if (number % FORM_EVERY === 0) await fillIn(ask);
    } finally {
      agent.destroy();
    }
  }

  /** @param {Ask} ask */
  async function signUp(ask) {
    const email = `${crypto.randomUUID()}@example.org`;
    const person = { firstName: "Sunday", lastName: "Guest", email };
    const code = codes.nextCode(email).catch(() => "");
    const { status } = await ask("code by mail", "/api/members/generate-otp-signup", person);
    if (status === 200) await ask("sign-up", "/api/members/signup", { ...person, otp: await code });
  }

  /** @param {Ask} ask */
  async function fillIn(ask) {
    const email = `sunday-${crypto.randomUUID()}@example.org`;
    const fields = { name: "A guest", email, message: "Hello", phoneNo: "", recordedAt: "", homepage: "" };
    // Without a token the site refuses, and returns one; a page has one from the start.
    const { body } = await send(new URL("/api/forms/contact-us", url).href, {
      agent: certificate ? new https.Agent({ ca: certificate }) : new http.Agent(),
      form: fields,
    });
    const { data } = refusal.safeParse(body && JSON.parse(body));
    if (!data) return void answers.push({ kind: "form", status: 0, ms: 0 });
    const formToken = data.token;
    await pause(FILL_MS);
    await ask("form", "/api/forms/contact-us", { ...fields, formToken });
  }
}
