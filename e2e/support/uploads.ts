import { createCipheriv, createHash } from "node:crypto";
import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SUCCESS_MESSAGES } from "./wording";
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { siteDir } from "../../scripts/support/paths.mjs";
import { ownAddress, ownEmail } from "./forms";
import { runFolder } from "./run-folder";

export const SUCCESS = SUCCESS_MESSAGES.story;

export const CANCELLED = "You cancelled the upload. We kept what you typed.";

/** Opens a visitor's upload page. */
export async function openUpload(page: Page, siteUrl = "", query = "") {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress() });
  await page.goto(`${siteUrl}/upload-story${query}`);
  return uploadOn(page);
}

/** Returns the same for a page that is already open. */
export function uploadOn(page: Page) {
  const email = ownEmail();
  const story = {
    email,
    field: (label: string) => page.getByRole("textbox", { name: label, exact: true }),
    /** Fills in a story's required fields. */
    fill: async () => {
      await story.field("Name").fill("Ann Example");
      await story.field("Email").fill(email);
      // Other providers ask nothing about safety.
      if ((await page.getByRole("radiogroup").count()) > 0) await story.answer({});
    },
    /** Answers the safety questions: nobody is in danger by default. */
    answer: async ({ age = "18 or older", others = "No, nobody", danger = "No" }) => {
      for (const [question, answer] of [
        [/^How old are you/, age],
        [/^Is anyone else seen/, others],
        [/^Could showing this put you/, danger],
      ] as const)
        await page
          .getByRole("radiogroup", { name: question })
          .getByRole("radio", { name: answer, exact: true })
          .check();
    },
    choose: (file: { path: string }) => page.getByLabel("Video", { exact: true }).setInputFiles(file.path),
    submit: () => page.getByRole("button", { name: /^(Upload|Try again)$/ }).click(),
    panel: page.getByRole("group", { name: "Upload" }),
    percent: async () => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow")),
    success: page.getByRole("status").getByText(SUCCESS, { exact: true }),
    failure: page.getByRole("form", { name: "Upload your story" }).getByRole("alert"),
  };
  return story;
}

/** Leaves the upload by a link on its page. */
export const followAway = (page: Page) =>
  page.getByRole("form").getByRole("link", { name: "privacy policy" }).click();

interface Part {
  offset: number;
  /** What the site acknowledged for it; `null` without an answer. */
  acknowledged: number | null;
}

/** Records what a page sends: videos' parts, and the uploads that it began. */
export function watchParts(page: Page) {
  const parts: Part[] = [];
  const begun: string[] = [];
  const note = async (request: Request) => {
    const response = await request.response().catch(() => null);
    if (request.method() === "POST" && request.url().endsWith("/api/uploads")) {
      begun.push((await response?.headerValue("location")) ?? "");
    }
    if (request.method() !== "PATCH") return;
    const offset = Number((await request.allHeaders())["upload-offset"]);
    const acknowledged = await response?.headerValue("upload-offset");
    parts.push({ offset, acknowledged: acknowledged ? Number(acknowledged) : null });
  };
  page.on("requestfinished", (request) => void note(request));
  page.on("requestfailed", (request) => void note(request));
  return {
    parts,
    begun,
    /** Returns whether an acknowledged byte was sent again. */
    hasRepeated: () =>
      parts.some(({ offset }, index) =>
        parts.slice(0, index).some(({ acknowledged }) => acknowledged !== null && offset < acknowledged),
      ),
  };
}

/** Returns the unfinished videos at a site. */
export function waitingVideos(uploadDir: string): string[] {
  return readdirSync(uploadDir).filter((name) => /^[0-9a-f]{32}$/.test(name));
}

const TUS = { "tus-resumable": "1.0.0" };

/** Creates a browser that sends videos without its page. */
export async function createUploadVisitor(request: APIRequestContext, siteUrl: string) {
  const address = { "x-forwarded-for": ownAddress() };
  const html = await (await request.get(`${siteUrl}/upload-story`)).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const story = { name: "Ann", email: "ann@example.org", slug: "x7k2", formToken, homepage: "" };

  const visitor = {
    address,
    /** Returns a story for this upload, ready to send. */
    storyOf: (at: string, changes: Record<string, unknown> = {}) => ({
      ...story,
      file: at.split("/").at(-1),
      ...changes,
    }),
    begin: async (size: number, headers: Record<string, string> = {}) =>
      request.post(`${siteUrl}/api/uploads`, {
        headers: { ...TUS, ...address, "upload-length": String(size), ...headers },
      }),
    head: (at: string) => request.head(siteUrl + at, { headers: TUS }),
    send: (at: string, offset: number, data: Buffer) =>
      request.patch(siteUrl + at, {
        headers: {
          ...TUS,
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        data,
      }),
    remove: (at: string) => request.delete(siteUrl + at, { headers: TUS }),
    finish: (at: string, changes: Record<string, unknown> = {}) =>
      request.post(`${siteUrl}/api/stories`, {
        headers: address,
        data: visitor.storyOf(at, changes),
      }),
    /** Sends a whole video and returns its address. */
    deliver: async (content: Buffer) => {
      const at = (await visitor.begin(content.length)).headers().location ?? "";
      await visitor.send(at, 0, content);
      return at;
    },
  };
  return visitor;
}

const MEBIBYTE = 1024 * 1024;

/** Less than a clip's last moment has. */
const MOMENT_BYTES = 200;

const clips = path.join(siteDir, "provider/src/seed/media/videos");

/**
 * Makes a video of at least this size, in MiB: a real clip whose last sound is followed by bytes that players skip.
 * `moment` is in the stored film if it arrived intact; data that is neither picture nor sound is removed there.
 */
export function makeVideo(name: string, size = 0) {
  const clip = readClip();
  const moment = size === 0 ? clip.subarray(-MOMENT_BYTES) : bytesWithoutRepeat(size * MEBIBYTE, name);
  return { ...makeFile(name, size === 0 ? clip : withLastMoment(clip, moment)), moment };
}

/** Makes a video that breaks off midway. */
export function makeTruncatedVideo(name: string) {
  const clip = readClip();
  return makeFile(name, clip.subarray(0, clip.byteLength / 2));
}

/** Makes a file for a visitor to choose. */
export function makeFile(name: string, content: Buffer | string) {
  const file = path.join(runFolder(), `${crypto.randomUUID()}-${name}`);
  writeFileSync(file, content);
  return { path: file, name: path.basename(file), size: Buffer.byteLength(content) };
}

/** Makes a sparse file of this size. */
export function makeHollowFile(name: string, bytes: number) {
  const file = makeFile(name, "");
  truncateSync(file.path, bytes);
  return { ...file, size: bytes };
}

function readClip(): Buffer {
  return readFileSync(path.join(clips, readdirSync(clips).find((file) => file.endsWith(".mp4")) ?? ""));
}

/** Returns a film whose last moment, of sound or picture, is longer by this (ISO/IEC 14496-12, 8.7). */
function withLastMoment(clip: Buffer, moment: Buffer): Buffer {
  const film = Buffer.concat([clip, moment]);
  const lengthen = (at: number) => film.writeUInt32BE(film.readUInt32BE(at) + moment.length, at);
  const content = clip.indexOf("mdat") - 4;
  const lastIn = (table: string) =>
    [...clip.toString("latin1", 0, content).matchAll(new RegExp(table, "g"))].map(
      ({ index }) => index - 8 + clip.readUInt32BE(index - 4),
    );
  const chunks = lastIn("stco").map((at) => clip.readUInt32BE(at));
  const ofLast = lastIn("stsz")[chunks.indexOf(Math.max(...chunks))];
  if (ofLast === undefined) throw new Error("The clip has no table of its moments");
  lengthen(content);
  lengthen(ofLast);
  return film;
}

/** Returns bytes in which misplaced ones are noticeable. */
function bytesWithoutRepeat(length: number, seed: string): Buffer {
  const key = createHash("sha256").update(seed).digest();
  return createCipheriv("aes-256-ctr", key, Buffer.alloc(16)).update(Buffer.alloc(length));
}
