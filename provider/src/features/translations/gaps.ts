import type { Language } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import type { Translation } from "../../payload-types";
import { siteLanguages } from "../church/church";
import { NOT_TRASHED } from "../trash/trash";
import { keyOf, originalOf, SHOWN, sourceOf, type Subject, SUBJECTS } from "./original";

const BATCH = 100;

/** A record that isn't translated, or has changed since; then with the translation's id. */
export type Gap = { subject: Subject; key: string; title: string; translation?: string };

export type LanguageGaps = { language: Language; missing: Gap[]; outdated: Gap[] };

type Known = Pick<Translation, "id" | "of" | "language" | "source">;

/** Returns what visitors see that isn't translated, or has changed since, for each language that the church offers. */
export async function findGaps(payload: Payload): Promise<LanguageGaps[]> {
  const { others } = await siteLanguages(payload);
  const gaps = others.map((language): LanguageGaps => ({ language, missing: [], outdated: [] }));
  if (gaps.length === 0) return gaps;
  const { docs } = await payload.db.find<Known>({
    collection: "translations",
    where: NOT_TRASHED,
    select: { of: true, language: true, source: true },
    pagination: false,
  });
  const known = new Map(docs.map((one) => [`${one.of} ${one.language}`, one]));
  for (const subject of SUBJECTS) {
    const shown = { collection: subject, where: SHOWN[subject], size: BATCH, isNewestFirst: true };
    const batches = recordBatches(payload, shown);
    for await (const records of batches)
      for (const record of records) {
        const original = originalOf(subject, record);
        const key = keyOf(subject, record.id);
        for (const { language, missing, outdated } of gaps) {
          const translation = known.get(`${key} ${language}`);
          const gap = { subject, key, title: original.title };
          if (!translation) missing.push(gap);
          else if (translation.source !== sourceOf(original))
            outdated.push({ ...gap, translation: translation.id });
        }
      }
  }
  return gaps;
}
