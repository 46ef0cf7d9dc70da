import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { type Endpoint, Forbidden, type PayloadRequest } from "payload";
import { z } from "zod";

import { hasEditorRole } from "../access/roles";
import { siteLanguages } from "../features/church/church";
import { draftTranslation } from "../features/translations/draft";
import { keyOf, originalOf, sourceOf, SUBJECTS } from "../features/translations/original";
import { requireNew } from "../features/translations/require-new";
import { environment } from "../lib/environment";
import { adminError } from "../lib/errors";
import { findFirst } from "../lib/find-all";
import { answered } from "./answered";

const named = z.object({ subject: z.enum(SUBJECTS), id: z.uuid() });

async function readOriginal({ payload }: PayloadRequest, { subject, id }: z.output<typeof named>) {
  const record = await findFirst(payload, subject, { id: { equals: id } }, { trash: true });
  if (!record) throw adminError("The original has been deleted.");
  return record;
}

/** Answers with the texts that a translation translates, their hash, and whether a service can write a draft. */
const originalEndpoint: Endpoint = {
  method: "get",
  path: "/original/:subject/:id",
  handler: answered(async (req) => {
    if (!hasEditorRole(req.user)) throw new Forbidden(req.t);
    const { data } = named.safeParse(req.routeParams);
    if (!data) throw adminError("This can’t be translated.");
    const original = originalOf(data.subject, await readOriginal(req, data));
    const canDraft = environment().translation !== undefined;
    return Response.json({ ...original, source: sourceOf(original), canDraft });
  }),
};

const wanted = named.extend({ language: z.enum(LANGUAGE_NAMES) });

/** Has the translation service write a draft, which staff then complete. */
const draftEndpoint: Endpoint = {
  method: "post",
  path: "/draft",
  handler: answered(async (req) => {
    if (!hasEditorRole(req.user)) throw new Forbidden(req.t);
    const { data: question } = wanted.safeParse(req.data);
    if (!question) throw adminError("Please choose what to translate, and the language.");
    const { subject, id, language } = question;
    // The service gets nothing that can't become a translation.
    await requireNew(req, keyOf(subject, id), language);
    const draft = await draftTranslation({
      ...{ subject, record: await readOriginal(req, question), to: language },
      from: (await siteLanguages(req.payload)).own,
      signal: req.signal,
    });
    if ("problem" in draft) throw adminError(draft.problem);
    const { id: made } = await req.payload.create({
      collection: "translations",
      data: {
        ...draft.fields,
        title: String(draft.fields.title),
        ...{ subject: { relationTo: subject, value: id }, language, status: "Draft" },
      },
      depth: 0,
      overrideAccess: false,
      req,
    });
    return Response.json({ id: made });
  }),
};

export const translationEndpoints = [originalEndpoint, draftEndpoint];
