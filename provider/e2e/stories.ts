import { randomBytes, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";

import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";

import { failure } from "./shapes";
import type { Upload } from "./staff";

export type Words = Record<string, string>;

const CLIP = new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url);

/** A short name as the site makes them, but long enough to be nobody else's. */
export const newSlug = () => `t${randomBytes(8).toString("hex")}`;

/** What a story must have, and what a test adds to it. */
export const storyWords = (more: Words = {}): Words => ({
  name: "Anna of the tests",
  email: "anna@example.org",
  slug: newSlug(),
  ...more,
});

/** A clip that is a video in every respect. */
export async function realVideo(): Promise<Upload> {
  return { name: "My film.mp4", mimeType: "video/mp4", buffer: await readFile(CLIP) };
}

/** Calls as the site makes them, each for another visitor, so that no visitor makes too many. */
export function asSomeVisitor(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return { authorization: `Bearer ${process.env.E2E_API_TOKEN ?? ""}`, "x-forwarded-for": address };
}

/** Sends a story, with its file last. */
export function sendStory(
  request: APIRequestContext,
  words: Words,
  file?: Upload,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post("/add_video", {
    headers: { ...asSomeVisitor(), ...headers },
    multipart: { ...words, ...(file && { file }) },
  });
}

export async function expectStored(response: APIResponse): Promise<void> {
  expect(response.status(), await response.text()).toBe(200);
  expect(await response.json()).toEqual({ status: "success", message: "Story uploaded successfully!" });
}

export async function expectRefused(response: APIResponse, status: number, message: string): Promise<void> {
  expect(await response.json()).toEqual({ status: "error", message });
  expect(response.status()).toBe(status);
}

/** Some refusal in the contract's form, whose words matter less. */
export async function expectSomeRefusal(response: APIResponse, ...statuses: number[]): Promise<void> {
  expect(statuses).toContain(response.status());
  failure.parse(await response.json());
}
