import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";

import { translateWith } from "../../admin/texts/text";
import { inOrder, readCues } from "../../features/captions/cue";
import { canonicalLanguage, captionsInTrash, languageName } from "../../features/captions/languages";
import { idOf } from "../../lib/id-of";
import { adminError, fieldError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import type { Caption } from "../../payload-types";

/** Refuses captions that visitors couldn't be shown, in words for staff, and normalizes the language. */
export const validateCaptions: CollectionBeforeValidateHook<Caption> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const lang = canonicalLanguage(data.lang) ?? data.lang;
  const captions = { ...originalDoc, ...data, lang: lang ?? originalDoc?.lang };
  const clip = idOf(captions.clip);
  if (clip && captions.lang) await requireNoOthers(req, { clip, lang: captions.lang, id: originalDoc?.id });
  if (originalDoc?.transcription === "waiting") {
    throw adminError(translateWith(req.t)("captions:stillWriting"));
  }
  const { cues } = captions;
  const isEmpty = cues === null || cues === undefined || (Array.isArray(cues) && cues.length === 0);
  const isBeingWritten = data.transcription === "waiting";
  if (operation === "create" && isEmpty && !isBeingWritten)
    refuse("cues", translateWith(req.t)("captions:noWords"));
  if (!captions.isDraft && isEmpty) {
    refuse("cues", translateWith(req.t)("captions:empty"));
  }
  return lang === undefined ? data : { ...data, lang };
};

async function requireNoOthers(
  req: PayloadRequest,
  { clip, lang, id }: { clip: string; lang: string; id: string | undefined },
): Promise<void> {
  const other = await findFirst(
    req.payload,
    "captions",
    {
      and: [
        { clip: { equals: clip } },
        { lang: { equals: lang } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    { trash: true, req },
  );
  if (!other) return;
  const taken = translateWith(req.t)("captions:taken", { language: languageName(lang) });
  refuse("lang", other.deletedAt ? captionsInTrash(lang) : taken);
}

function refuse(path: string, message: string): never {
  throw fieldError("captions", path, message);
}

/** Sorts and tidies the lines, and names the captions after their clip and language. */
export const completeCaptions: CollectionBeforeChangeHook<Caption> = async ({ data, originalDoc, req }) => {
  const { clip, lang } = { ...originalDoc, ...data };
  const title = [await titleOfClip(req, idOf(clip)), lang && languageName(lang)].filter(Boolean).join(", ");
  // The field itself refuses anything but a list.
  const cues = Array.isArray(data.cues) ? { cues: inOrder(readCues(data.cues)) } : {};
  return { ...data, ...cues, title };
};

async function titleOfClip(req: PayloadRequest, id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const { docs } = await req.payload.find({
    collection: "clips",
    where: { id: { equals: id } },
    select: { title: true, filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [clip] = docs;
  return clip?.title?.trim() || clip?.filename || undefined;
}
