import { randomBytes, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";

import { API_TOKEN } from "./provider";
import type { Answer, Client, Upload } from "./request";
import { failure } from "./shapes";
import type { Staff } from "./staff";

export type Words = Record<string, string>;

const CLIP = new URL("../../src/seed/media/videos/two-cups.mp4", import.meta.url);

/** Returns a short name like the site's, but long enough to be unique. */
export const newSlug = () => `t${randomBytes(8).toString("hex")}`;

/** Returns a story's required fields, the consent to publish it, and a test's additions. */
export const storyWords = (more: Words = {}): Words => ({
  name: "Anna of the tests",
  email: "anna@example.org",
  slug: newSlug(),
  isAcceptUnrestricted: "true",
  ...more,
});

/** Returns a clip that is a real video. */
export async function realVideo(): Promise<Upload> {
  return { name: "My film.mp4", mimeType: "video/mp4", buffer: await readFile(CLIP) };
}

/** Uploads a clip and publishes a video with it. */
export async function newVideo(staff: Staff) {
  const clip = await staff.uploaded("clips", await realVideo());
  const data = { name: "A test", slug: newSlug(), videoLink: clip.id, videoType: "both", status: "Active" };
  return { clip, id: (await staff.create("videos", data)).id };
}

/** Returns headers like the site's, each time for another visitor, so that nobody reaches a limit. */
export function asSomeVisitor(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return { authorization: `Bearer ${API_TOKEN}`, "x-forwarded-for": address };
}

/** Sends a story, with its file last. */
export function sendStory(
  request: Client,
  words: Words,
  file?: Upload,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return request.post("/add_video", {
    headers: { ...asSomeVisitor(), ...headers },
    form: { ...words, ...(file && { file }) },
  });
}

export async function expectStored(response: Answer): Promise<void> {
  expect(response.status).toBe(200);
  expect(response.json()).toMatchObject({ status: "success", message: "Story uploaded successfully!" });
}

export async function expectRefused(response: Answer, status: number, message: string): Promise<void> {
  expect(response.json()).toMatchObject({ status: "error", message });
  expect(response.status).toBe(status);
}

/** Expects a refusal in the contract's form, with any words. */
export async function expectSomeRefusal(response: Answer, ...statuses: number[]): Promise<void> {
  expect(statuses).toContain(response.status);
  failure.parse(response.json());
}
