import { z } from "zod";
import { PRAYERS_SHOWN_FROM, REPORT_WORDS_MAX_LENGTH, SLUG_ASKED_MAX_LENGTH } from "../limits";
import { REPORT_REASON_NAMES } from "../responses";
import { slug, succeeded } from "./fields";

/** How visitors respond to a story: bodies and answers. */

const videoSlug = slug.max(SLUG_ASKED_MAX_LENGTH).describe("The video's.");

export const prayed = z
  .int()
  .min(PRAYERS_SHOWN_FROM)
  .describe(`How many people prayed for it; left out below ${PRAYERS_SHOWN_FROM}.`);

export const prayerBody = z.strictObject({
  slug: videoSlug,
  key: z.uuid().describe("Of this press. Sent again it counts once; nothing about a person is in it."),
});

export const prayerAnswer = succeeded(z.strictObject({ prayed: prayed.optional() }));

export const reportBody = z.strictObject({
  slug: videoSlug,
  reason: z.enum(REPORT_REASON_NAMES),
  words: z.string().max(REPORT_WORDS_MAX_LENGTH).describe("What the visitor adds; may be empty."),
});

export const stopMailsBody = z.strictObject({
  token: z.string().min(1).max(200).describe("From the link in the mail."),
});
