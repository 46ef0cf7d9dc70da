import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { siteDir } from "../support/paths.mjs";

const reels = z.object({ data: z.object({ videos: z.array(z.object({ slug: z.string() })) }) });

/** The consent that lets a story appear on the site, word for word as in `contract/src/consent-sentences.ts`. */
const CONSENTS = [
  {
    purpose: "isAcceptUnrestricted",
    sentence:
      "I made this video or may share it, everybody seen in it agrees, and it may be shown without restriction on this site and on its social media channels.",
    version: "2026-11-21",
  },
];

/**
 * @typedef {Pick<import("./desk.mjs").Desk, "providerUrl" | "token">} Provider
 */

/**
 * Sends a story, as the site does for a visitor.
 *
 * @param {Provider} provider
 * @param {{ name: string, slug: string }} story
 */
export async function sendStory(provider, { name, slug }) {
  const form = new FormData();
  const words = {
    name,
    email: "ruth@visitor.example",
    slug,
    description: "How I found hope on the night ferry.",
    hastags: JSON.stringify(["Hope"]),
    isAcceptUnrestricted: "true",
    consents: JSON.stringify(CONSENTS),
  };
  for (const [field, value] of Object.entries(words)) form.set(field, value);
  const clip = await readFile(path.join(siteDir, "provider/src/seed/media/videos/two-cups.mp4"));
  form.set("file", new Blob([clip]), "film.mp4");
  await send(provider, "/add_video", form);
}

/** @param {Provider} provider */
export async function sendContactMessage(provider) {
  await sendJson(provider, "/add_contact_us", {
    name: "Boas",
    email: "boas@visitor.example",
    recordedAt: "null",
    phoneNo: "",
    message: "Thank you for the story of the night ferry. May I bring a friend on Sunday?",
  });
}

/** @param {Provider} provider */
export async function sendVolunteerOffer(provider) {
  await sendJson(provider, "/add_volunteer_contact_us", {
    name: "Naomi",
    email: "naomi@visitor.example",
    phoneNumber: "",
    message: "I would like to write captions, two evenings a month.",
  });
}

/**
 * Sends a request to talk by somebody in danger.
 *
 * @param {Provider} provider
 */
export async function sendRequestToTalk(provider) {
  await sendJson(provider, "/add_talk", {
    name: "Silas",
    email: "silas@visitor.example",
    phoneNo: "+442079460958",
    times: "After six in the evening",
    isMinor: false,
    about: "I do not want to live any more. I have told nobody.",
  });
}

/**
 * Sends a report of an example video.
 *
 * @param {Provider} provider
 */
export async function sendReport(provider) {
  await sendJson(provider, "/add_report", {
    slug: "two-cups",
    reason: "shown",
    words: "That is me by the window. Nobody asked me.",
  });
}

/**
 * Sends counts of what visitors watched meanwhile.
 *
 * @param {Provider} provider
 */
export async function sendCounts(provider) {
  const response = await fetch(`${provider.providerUrl}/video-reels/1/6`);
  const slugs = reels.parse(await response.json()).data.videos.map(({ slug }) => slug);
  const counts = slugs.flatMap((slug, place) => [
    { kind: "watched", slug, count: 90 - 11 * place },
    { kind: "finished", slug, count: 40 - 5 * place },
    { kind: "shared", slug, count: 7 - place },
  ]);
  await sendJson(provider, "/add_counts", {
    counts: [...counts, { kind: "uploadBegun", count: 3 }, { kind: "uploadFinished", count: 1 }],
  });
}

/**
 * @param {Provider} provider
 * @param {string} call
 * @param {unknown} data
 */
async function sendJson(provider, call, data) {
  await send(provider, call, JSON.stringify(data), { "content-type": "application/json" });
}

/**
 * @param {Provider} provider
 * @param {string} call
 * @param {BodyInit} body
 * @param {Record<string, string>} [headers]
 */
async function send({ providerUrl, token }, call, body, headers = {}) {
  const response = await fetch(providerUrl + call, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.7", ...headers },
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
}
