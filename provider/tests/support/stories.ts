import { randomBytes, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";

import { API_TOKEN } from "./provider";
import type { Answer, Client, Upload } from "./request";
import { failure } from "./shapes";

export type Words = Record<string, string>;

const CLIP = new URL("../../src/seed/media/videos/two-cups.mp4", import.meta.url);

/** A short name as the site makes them, but long enough to be nobody else's. */
export const newSlug = () => `t${randomBytes(8).toString("hex")}`;

/** What a story must have, the consent to publish it, and what a test adds to it. */
export const storyWords = (more: Words = {}): Words => ({
  name: "Anna of the tests",
  email: "anna@example.org",
  slug: newSlug(),
  isAcceptUnrestricted: "true",
  ...more,
});

/** A clip that is a video in every respect. */
export async function realVideo(): Promise<Upload> {
  return { name: "My film.mp4", mimeType: "video/mp4", buffer: await readFile(CLIP) };
}

/** Calls as the site makes them, each for another visitor, so that no visitor makes too many. */
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
  expect(response.json()).toEqual({ status: "success", message: "Story uploaded successfully!" });
}

export async function expectRefused(response: Answer, status: number, message: string): Promise<void> {
  expect(response.json()).toEqual({ status: "error", message });
  expect(response.status).toBe(status);
}

/** Some refusal in the contract's form, whose words matter less. */
export async function expectSomeRefusal(response: Answer, ...statuses: number[]): Promise<void> {
  expect(statuses).toContain(response.status);
  failure.parse(response.json());
}
