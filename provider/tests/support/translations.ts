import { randomUUID } from "node:crypto";

import { videoAnswer } from "@lampstand/contract/schemas/videos";

import { startProvider } from "./provider";
import { read } from "./read";

export type Original = { id: string };

export const SPANISH = { title: "Dos tazas", words: "De té." };

/** Returns formatted text with one paragraph. */
export const text = (words: string, ...more: object[]) => ({
  root: {
    ...{ type: "root", version: 1, format: "", indent: 0, direction: null },
    children: [
      { type: "paragraph", version: 1, format: "", children: [{ type: "text", version: 1, text: words }] },
      ...more,
    ],
  },
});

/** Returns the fields of a published Spanish translation. */
export const to = (relationTo: string, { id }: Original, words: Record<string, unknown> = {}) => ({
  subject: { relationTo, value: id },
  language: "es",
  status: "Active",
  ...words,
});

/** Starts the provider of a church that writes English and offers Spanish and Arabic. */
export async function startTranslations(variables: Record<string, string> = {}) {
  const provider = await startProvider(variables);
  const { request, staff } = provider;
  beforeAll(() => staff.updateGlobal("settings", { ownLanguage: "en", otherLanguages: ["es", "ar"] }));
  const { videoLink: clip } = await staff.one("videos", "slug", "two-cups");
  return {
    ...provider,
    aVideo: (more: Record<string, unknown> = {}) =>
      staff.create("videos", {
        ...{ name: "Two cups", description: "Of tea.", slug: `test-${randomUUID()}` },
        ...{ videoLink: clip, videoType: "both", status: "Active" },
        ...more,
      }),
    anArticle: () =>
      staff.create("blogs", {
        ...{ title: "Light", excerpt: "In short.", content: text("A lamp."), slug: `test-${randomUUID()}` },
        ...{ author: "Ann", postedDate: "2026-01-01", _status: "published" },
      }),
    translate: (relationTo: string, original: Original, words: Record<string, unknown> = {}) =>
      staff.create("translations", to(relationTo, original, words)),
    /** Returns a video as visitors get it, in Spanish unless the query says otherwise. */
    video: async (slug: unknown, query = "?language=es") =>
      (await read(request, `/get_individual_video/${String(slug)}${query}`, videoAnswer)).data,
  };
}
