import { LANGUAGES } from "@lampstand/contract/languages";
import {
  COLLECTION_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HASHTAG_NAME_MAX_LENGTH,
} from "@lampstand/contract/limits";
import { characterCount } from "@lampstand/contract/text";
import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest, Where } from "payload";

import { type Translate, translateWith } from "../../admin/texts/text";
import { referencesIn } from "../../features/articles/text-media";
import { languagesOf } from "../../features/church/church";
import {
  hasText,
  keyOf,
  originalOf,
  sourceOf,
  subjectOfKey,
  type Subject,
  untranslated,
} from "../../features/translations/original";
import { isTrashed } from "../../features/trash/trash";
import { factsOf, isNaming } from "../../features/visibility/objections";
import { fieldError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import type { Translation, Video } from "../../payload-types";

/** Returns what a new translation is about, from the address that a link of the list leads to. */
export function subjectInAddress({ req }: { req: PayloadRequest }) {
  const named = subjectOfKey(req.query.of);
  return named && { relationTo: named.subject, value: named.id };
}

export function languageInAddress({ req }: { req: PayloadRequest }): unknown {
  return req.query.language;
}

/** Drops texts that the subject doesn't have, which staff entered before they chose another one. */
export const onlyIf =
  (name: Parameters<typeof hasText>[1]): FieldHook<Translation> =>
  ({ value, data, originalDoc }) =>
    hasText((data?.subject ?? originalDoc?.subject)?.relationTo, name) ? (value as unknown) : null;

/** The limits of the originals, in characters; a summary may have as many as its field. */
const LONGEST: Partial<Record<Subject, { title?: number; words?: number }>> = {
  videos: { words: DESCRIPTION_MAX_LENGTH },
  "story-collections": { title: COLLECTION_NAME_MAX_LENGTH, words: DESCRIPTION_MAX_LENGTH },
  hashtags: { title: HASHTAG_NAME_MAX_LENGTH },
};

/** Refuses a translation that visitors can't get, and notes which text of the original it translates. */
export const completeTranslation: CollectionBeforeChangeHook<Translation> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const t = translateWith(req.t);
  const before = operation === "update" ? originalDoc : undefined;
  const translation = { ...before, ...data };
  if (isTrashed(data) || isTrashed(before)) return data;
  const { subject, language } = translation;
  if (!subject || !language) return data;
  const id = typeof subject.value === "string" ? subject.value : subject.value.id;
  const of = keyOf(subject.relationTo, id);
  if (!before) await requireNew(req, of, language);
  const inTrashToo = { trash: true, req };
  const original = await findFirst(req.payload, subject.relationTo, { id: { equals: id } }, inTrashToo);
  if (!original) throw refused("subject", t("translations:originalDeleted"));
  if (translation.status === "Active") {
    const [empty] = untranslated(subject.relationTo, original, translation);
    if (empty) throw refused(empty, t("translations:missing"));
    if (subject.relationTo === "videos") await refuseNames(req, id, { ...translation, of });
  }
  requireLength(subject.relationTo, translation, t);
  requireOwnMedia(original, translation, t);
  return { ...data, of, source: sourceOf(originalOf(subject.relationTo, original)) };
};

function refused(path: string, message: string) {
  return fieldError("translations", path, message);
}

async function requireNew(req: PayloadRequest, of: string, language: Translation["language"]): Promise<void> {
  const t = translateWith(req.t);
  const { name } = LANGUAGES[language];
  const { others } = languagesOf(await req.payload.findGlobal({ slug: "settings", depth: 0, req }));
  if (!others.includes(language))
    throw refused("language", t("translations:languageMissing", { language: name }));
  const where: Where = { and: [{ of: { equals: of } }, { language: { equals: language } }] };
  const known = await findFirst(req.payload, "translations", where, { trash: true, req });
  if (!known) return;
  const problem = isTrashed(known) ? "translations:inTrash" : "translations:exists";
  throw refused("language", t(problem, { language: name }));
}

function requireLength(subject: Subject, translation: Partial<Translation>, t: Translate): void {
  for (const name of ["title", "words"] as const) {
    const [count, most] = [characterCount(translation[name] ?? ""), LONGEST[subject]?.[name] ?? Infinity];
    if (count > most) throw refused(name, t("fields:tooLong", { most, used: count }));
  }
}

/** The original decides which pictures and videos visitors may see. */
function requireOwnMedia(original: object, { article }: Partial<Translation>, t: Translate): void {
  const own = referencesIn("content" in original ? original.content : undefined);
  const { images, videos } = referencesIn(article);
  if (
    images.every((image) => own.images.includes(image)) &&
    videos.every((video) => own.videos.includes(video))
  )
    return;
  throw refused("article", t("translations:foreignMedia"));
}

/** A story that must not name its storyteller must not do so in any language. */
async function refuseNames(
  req: PayloadRequest,
  id: string,
  translation: Partial<Translation>,
): Promise<void> {
  const video: Video = await req.payload.findByID({ collection: "videos", id, depth: 0, trash: true, req });
  if (isNaming(await factsOf(req, video), translation))
    throw refused("title", translateWith(req.t)("translations:namesStoryteller"));
}
