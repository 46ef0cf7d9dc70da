import { type Language, LANGUAGES } from "@lampstand/contract/languages";
import type { PayloadRequest, Where } from "payload";

import { type TextKey, translateWith } from "../../admin/texts/text";
import { fieldError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import { languagesOf } from "../church/church";
import { isTrashed } from "../trash/trash";

/** Refuses a second translation into a language, and one into a language that the site doesn't offer. */
export async function requireNew(req: PayloadRequest, of: string, language: Language): Promise<void> {
  const t = translateWith(req.t);
  const refused = (problem: TextKey) =>
    fieldError("translations", "language", t(problem, { language: LANGUAGES[language].name }));
  const { others } = languagesOf(await req.payload.findGlobal({ slug: "settings", depth: 0, req }));
  if (!others.includes(language)) throw refused("translations:languageMissing");
  const where: Where = { and: [{ of: { equals: of } }, { language: { equals: language } }] };
  const known = await findFirst(req.payload, "translations", where, { trash: true, req });
  if (known) throw refused(isTrashed(known) ? "translations:inTrash" : "translations:exists");
}
