import { type Endpoint, Forbidden, type PayloadHandler } from "payload";
import { z } from "zod";

import { requestDraft } from "../features/captions/drafts";
import { canonicalLanguage, checkLanguage } from "../features/captions/languages";
import { hasEditorRole } from "../access/roles";
import { adminError } from "../lib/errors";

const body = z.object({ clip: z.uuid(), lang: z.unknown() });

/** Has the transcription service write a draft of a clip's captions, in the background. */
const writeDraft: PayloadHandler = async (req) => {
  if (!hasEditorRole(req.user)) throw new Forbidden();
  const given = body.safeParse(await req.json?.().catch(() => undefined));
  if (!given.success) throw adminError("Please choose a clip first.");
  const lang = canonicalLanguage(given.data.lang);
  if (lang === null) throw adminError(String(checkLanguage(given.data.lang)));
  const id = await requestDraft(req, { clip: given.data.clip, lang });
  return Response.json({ id }, { status: 202 });
};

/** What staff do with captions beside writing and saving them. */
export const captionEndpoints: Endpoint[] = [{ method: "post", path: "/draft", handler: writeDraft }];
