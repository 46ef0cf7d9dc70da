import { type Language, LANGUAGES } from "@lampstand/contract/languages";
import type { PayloadRequest, Where } from "payload";

import { fieldError } from "../../lib/errors";
import { findFirst } from "../../lib/find-all";
import { languagesOf } from "../church/church";
import { isTrashed } from "../trash/trash";

/** Refuses a second translation into a language, and one into a language that the site doesn't offer. */
export async function requireNew(req: PayloadRequest, of: string, language: Language): Promise<void> {
  const { name } = LANGUAGES[language];
  const { others } = languagesOf(await req.payload.findGlobal({ slug: "settings", depth: 0, req }));
  if (!others.includes(language))
    throw fieldError(
      "translations",
      "language",
      `Your site isn’t in ${name}. Add it under ‘Your church’, Languages.`,
    );
  const where: Where = { and: [{ of: { equals: of } }, { language: { equals: language } }] };
  const known = await findFirst(req.payload, "translations", where, { trash: true, req });
  if (!known) return;
  throw fieldError(
    "translations",
    "language",
    isTrashed(known)
      ? `A translation into ${name} is in the trash. Restore it there.`
      : `There’s a translation into ${name} already.`,
  );
}
