import { isSameLanguage, type Language } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { idOf } from "../../lib/id-of";
import { captionsOfClips } from "../captions/clip-captions";
import { siteLanguages } from "../church/church";
import { keyOf } from "../translations/original";
import { translatedAmong } from "../translations/translated";
import type { IndexedRecord } from "./search-index";

/** Moves the records in a language, or translated into it, to the front. Both parts keep their order. */
export async function languageFirst(
  payload: Payload,
  records: IndexedRecord[],
  language: Language,
): Promise<IndexedRecord[]> {
  const videos = records.flatMap(({ kind, record }) => (kind === "videos" ? [record] : []));
  const [known, translated, { own }] = await Promise.all([
    languagesOfVideos(payload, videos),
    translatedAmong(
      payload,
      records.map(({ kind, record }) => keyOf(kind, record)),
    ),
    siteLanguages(payload),
  ]);
  const isFirst = ({ kind, record }: IndexedRecord) =>
    translated.has(keyOf(kind, record)) ||
    isSameLanguage((kind === "videos" && known.get(record)) || own, language);
  return [...records.filter(isFirst), ...records.filter((record) => !isFirst(record))];
}

/** Returns the spoken languages, by video id: of its captions, otherwise the one in which its story was sent. */
async function languagesOfVideos(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const all = { depth: 0, pagination: false } as const;
  const [videos, stories] = await Promise.all([
    payload.find({ collection: "videos", where: { id: { in: ids } }, select: { videoLink: true }, ...all }),
    payload.find({
      collection: "stories",
      where: { and: [{ video: { in: ids } }, { language: { exists: true } }] },
      select: { video: true, language: true },
      ...all,
    }),
  ]);
  const languages = new Map<string, string>();
  for (const { video, language } of stories.docs) {
    const id = idOf(video);
    if (id && language) languages.set(id, language);
  }
  const captions = await captionsOfClips(
    payload,
    videos.docs.flatMap(({ videoLink }) => idOf(videoLink) ?? []),
  );
  for (const { id, videoLink } of videos.docs) {
    const [spoken] = captions.get(idOf(videoLink) ?? "") ?? [];
    if (spoken) languages.set(id, spoken.lang);
  }
  return languages;
}
