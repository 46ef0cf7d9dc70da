import type { Language } from "@lampstand/contract/languages";
import type { Payload, Where } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import type { Translation } from "../../payload-types";
import { siteLanguages } from "../church/church";
import { NOT_TRASHED } from "../trash/trash";
import { keyOf, originalOf, SHOWN, sourceOf, type Subject, subjectOfKey, SUBJECTS } from "./original";

const BATCH = 100;

/** How many records without a translation are listed, of each kind and language. */
const LISTED = 10;

/** A record that isn't translated, or has changed since; then with the translation's id. */
export type Gap = { subject: Subject; key: string; title: string; translation?: string };

export type LanguageGaps = {
  language: Language;
  /** The newest of each kind. */
  missing: Gap[];
  /** How many there are of all kinds. */
  missingCount: number;
  outdated: Gap[];
};

type Known = Pick<Translation, "id" | "of" | "language" | "source">;

/** Returns what visitors see that isn't translated, or has changed since, for each language that the church offers. */
export async function findGaps(payload: Payload): Promise<LanguageGaps[]> {
  const { others } = await siteLanguages(payload);
  if (others.length === 0) return [];
  const { docs: known } = await payload.db.find<Known>({
    collection: "translations",
    where: NOT_TRASHED,
    select: { of: true, language: true, source: true },
    pagination: false,
  });
  return Promise.all(
    others.map(async (language) => {
      const ofLanguage = known.filter((translation) => translation.language === language);
      const [missing, outdated] = await Promise.all([
        Promise.all(SUBJECTS.map((subject) => findMissing(payload, subject, ofLanguage))),
        Promise.all(SUBJECTS.map((subject) => findOutdated(payload, subject, ofLanguage))),
      ]);
      return {
        language,
        missing: missing.flatMap(({ newest }) => newest),
        missingCount: missing.reduce((sum, { count }) => sum + count, 0),
        outdated: outdated.flat(),
      };
    }),
  );
}

async function findMissing(payload: Payload, subject: Subject, known: Known[]) {
  const ids = [...translatedIds(subject, known).keys()];
  const where: Where = ids.length === 0 ? SHOWN[subject] : { and: [SHOWN[subject], { id: { not_in: ids } }] };
  const { docs, totalDocs: count } = await payload.find({
    collection: subject,
    where,
    sort: "-id",
    limit: LISTED,
    depth: 0,
  });
  return { newest: docs.map((record) => gapOf(subject, record)), count };
}

async function findOutdated(payload: Payload, subject: Subject, known: Known[]): Promise<Gap[]> {
  const translations = translatedIds(subject, known);
  if (translations.size === 0) return [];
  const where: Where = { and: [SHOWN[subject], { id: { in: [...translations.keys()] } }] };
  const found: Gap[] = [];
  const batches = recordBatches(payload, { collection: subject, where, size: BATCH, isNewestFirst: true });
  for await (const records of batches)
    for (const record of records) {
      const translation = translations.get(record.id);
      if (translation && translation.source !== sourceOf(originalOf(subject, record)))
        found.push({ ...gapOf(subject, record), translation: translation.id });
    }
  return found;
}

/** Returns translations by the ids of what they translate. */
function translatedIds(subject: Subject, known: Known[]): Map<string, Known> {
  return new Map(
    known.flatMap((translation): [string, Known][] => {
      const of = subjectOfKey(translation.of);
      return of?.subject === subject ? [[of.id, translation]] : [];
    }),
  );
}

function gapOf(subject: Subject, record: { id: string }): Gap {
  return { subject, key: keyOf(subject, record.id), title: originalOf(subject, record).title };
}
