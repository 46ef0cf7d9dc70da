import { expect, type Page } from "@playwright/test";
import { findVideo } from "./contract";
import type { ForeignSite } from "./foreign-site";
import { type Answer, jsonAnswer, NOT_FOUND } from "./local-server";
import { secondOfSilence } from "./silence";

const PLACEHOLDER =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export const TRANSCRIPT = [
  { start: 0, end: 2, text: "There was a storm." },
  { start: 2.5, end: 4, text: "Then it was still." },
  { start: 5, end: 6, text: "We had two cups." },
];

/** The header with which media servers let a site read captions. */
const READABLE = { "access-control-allow-origin": "*" };

const captionsOf = (text: string): Answer => ({
  type: "text/vtt",
  body: `WEBVTT\n\n00:00.000 --> 00:20.000\n${text}`,
  headers: READABLE,
});

/** Gives the site a provider with one video, and returns its page's address. */
export async function serveVideo({ serve, stack, url }: ForeignSite, fields: object = {}): Promise<string> {
  const mediaUrl = stack.env.MEDIA_ORIGINS ?? "";
  const { videoLink } = await findVideo(mediaUrl, ({ width, height }) => height > width);
  const data = {
    _id: "1",
    name: "Two cups",
    slug: "two-cups",
    status: "Active",
    videoType: "single",
    videoLink: new URL(videoLink, `${mediaUrl}/`).href,
    width: 720,
    height: 1280,
    placeholder: PLACEHOLDER,
    captions: [
      { lang: "en", label: "English", src: "/en.vtt" },
      { lang: "de", label: "Deutsch", src: "/de.vtt" },
    ],
    transcript: TRANSCRIPT,
    ...fields,
  };
  await serve((path) => {
    if (path === "/get_individual_video/two-cups") return jsonAnswer({ status: "success", data });
    if (path === "/en.vtt") return captionsOf("There was a storm.");
    if (path === "/de.vtt") return captionsOf("Es gab einen Sturm.");
    if (path === "/sound.wav") return { type: "audio/wav", body: secondOfSilence() };
    if (path === "/text.mp4") return { type: "video/mp4", body: "No video", headers: READABLE };
    return NOT_FOUND;
  });
  return `${url}/video-detail/two-cups`;
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const settings = (page: Page) => page.getByRole("group", { name: "Settings" });

export const property = (page: Page, name: "currentTime" | "paused" | "playbackRate") =>
  page.locator("video").evaluate((video: HTMLVideoElement, key) => video[key], name);

export async function openPaused(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await expect(button(page, "Settings")).toBeVisible();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(5);
}
