import { AsyncLocalStorage } from "node:async_hooks";

import { isLanguage, type Language } from "@lampstand/contract/languages";
import type { Payload, Where } from "payload";

import type { FaqCategory, Translation } from "../../payload-types";
import { siteLanguages } from "../church/church";
import { NOT_TRASHED } from "../trash/trash";
import { keyOf, readQuestions, shownTexts, type Subject, textFields } from "./original";

const requested = new AsyncLocalStorage<Language | undefined>();

/** Answers a call in the language it asks for, where staff have translated the texts. Ignores any other value. */
export function withLanguage<T>(language: string | null, answer: () => Promise<T>): Promise<T> {
  return requested.run(isLanguage(language) ? language : undefined, answer);
}

/** Returns the language that a call asks for, whether or not the church offers it. */
export function requestedLanguage(): Language | undefined {
  return requested.getStore();
}

type Identified = { id: string };

/** The language of a record's texts, if they are translated. */
type InLanguage = { language?: Language };

export type Translations = {
  /** Returns a record with its texts translated, or as it is. */
  apply: <Doc extends Identified>(subject: Subject, record: Doc) => Doc & InLanguage;
  /** Returns the questions of a category, each translated or as it is. */
  questions: (category: FaqCategory) => ({ question: string; answer: string } & InLanguage)[];
};

/** Reads the published translations of everything in an answer, with one query, in the language that was asked for. */
export async function readTranslations(
  payload: Payload,
  records: Partial<Record<Subject, Identified[]>>,
): Promise<Translations> {
  const found = new Map<string, Translation>();
  const language = await offeredLanguage(payload);
  if (language) {
    const keys = Object.entries(records).flatMap(([subject, docs]) =>
      docs.map(({ id }) => `${subject}:${id}`),
    );
    for (const one of await findPublished(payload, keys, language)) found.set(one.of ?? "", one);
  }
  return {
    apply: (subject, record) => overlay(subject, record, found.get(keyOf(subject, record.id))),
    questions: (category) => questionsOf(category, found.get(keyOf("faq-categories", category.id))),
  };
}

/** Returns the language that was asked for, if the church offers it besides its own. */
export async function offeredLanguage(payload: Payload): Promise<Language | undefined> {
  const language = requestedLanguage();
  if (!language) return undefined;
  const { others } = await siteLanguages(payload);
  return others.includes(language) ? language : undefined;
}

/** Returns the published translations of these subjects. Reads the database directly, as lists of videos do. */
export async function findPublished(
  payload: Payload,
  keys: string[],
  language?: Language,
): Promise<Translation[]> {
  const { docs } = await payload.db.find<Translation>({
    collection: "translations",
    where: published(keys, language),
    pagination: false,
  });
  return docs;
}

/** Returns which of these subjects are translated into the language that was asked for. */
export async function translatedAmong(payload: Payload, keys: string[]): Promise<Set<string>> {
  const language = await offeredLanguage(payload);
  if (!language) return new Set();
  const { docs } = await payload.db.find<Pick<Translation, "of">>({
    collection: "translations",
    where: published(keys, language),
    select: { of: true },
    pagination: false,
  });
  return new Set(docs.flatMap(({ of }) => of ?? []));
}

function published(keys: string[], language: Language | undefined): Where {
  const conditions = [{ of: { in: [...new Set(keys)] } }, { status: { equals: "Active" } }, NOT_TRASHED];
  return { and: [...conditions, ...(language ? [{ language: { equals: language } }] : [])] };
}

function overlay<Doc extends Identified>(
  subject: Subject,
  record: Doc,
  translation: Translation | undefined,
): Doc & InLanguage {
  const shown = translation && shownTexts(subject, record, translation);
  if (!shown) return record;
  const texts = textFields(subject).flatMap(([own, original]) =>
    shown[own] ? [[original, shown[own]] as const] : [],
  );
  return { ...record, ...Object.fromEntries(texts), language: translation.language };
}

function questionsOf({ faqData }: FaqCategory, translation: Translation | undefined) {
  const translated = readQuestions(translation?.questions);
  return (faqData ?? []).map(({ id, question, answer }) => {
    const own = translated[id ?? ""];
    return own?.question && own.answer ? { ...own, language: translation?.language } : { question, answer };
  });
}
