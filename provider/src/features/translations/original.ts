import { createHash } from "node:crypto";

import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import type { Where } from "payload";
import { z } from "zod";

import type { Blog, Translation } from "../../payload-types";
import { SHOWN_VIDEOS } from "../videos/shown";

/** The collections whose texts staff can translate. */
export const SUBJECTS = [
  "videos",
  "story-collections",
  "hashtags",
  "blogs",
  "pages",
  "faq-categories",
] as const;

export type Subject = (typeof SUBJECTS)[number];

const ACTIVE: Where = { status: { equals: "Active" } };

/** The condition that visitors may see a record. Pages also need an address on the site, collections a video. */
export const SHOWN: Record<Subject, Where> = {
  videos: SHOWN_VIDEOS,
  "story-collections": ACTIVE,
  hashtags: ACTIVE,
  blogs: { _status: { equals: "published" } },
  pages: {},
  "faq-categories": {},
};

type TextName = "title" | "words" | "article" | "text";

/** The fields of a translation, and the original's fields that they replace. */
const TEXTS: Record<Subject, Partial<Record<TextName, string>>> = {
  videos: { title: "name", words: "description" },
  "story-collections": { title: "name", words: "description" },
  hashtags: { title: "name" },
  blogs: { title: "title", words: "excerpt", article: "content" },
  pages: { title: "title", text: "content" },
  "faq-categories": { title: "name" },
};

const TEXT_NAMES: readonly TextName[] = ["title", "words", "article", "text"];

/** Returns the pairs of a translation's fields and the original's fields. */
export function textFields(subject: Subject): [own: TextName, original: string][] {
  return TEXT_NAMES.flatMap((name): [TextName, string][] => {
    const original = TEXTS[subject][name];
    return original === undefined ? [] : [[name, original]];
  });
}

/** Returns whether a subject's translations have a field. */
export function hasText(subject: unknown, name: TextName): boolean {
  return isSubject(subject) && name in TEXTS[subject];
}

export function isSubject(collection: unknown): collection is Subject {
  return SUBJECTS.some((subject) => subject === collection);
}

/** Returns how translations name what they translate. */
export function keyOf(subject: Subject, id: string): string {
  return `${subject}:${id}`;
}

/** Returns what a name stands for; `undefined` for any other text. */
export function subjectOfKey(key: unknown): { subject: Subject; id: string } | undefined {
  const [subject, id = "", ...rest] = typeof key === "string" ? key.split(":") : [];
  return isSubject(subject) && rest.length === 0 && z.uuid().safeParse(id).success
    ? { subject, id }
    : undefined;
}

const formatted = z.object({ root: z.object({ children: z.array(z.unknown()) }) });

const richText = z.custom<NonNullable<Blog["content"]>>((value) => formatted.safeParse(value).success);

/** Returns a field's text without its formatting; empty for a field without text. */
export function plainText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  const { data } = richText.safeParse(value);
  return data ? convertLexicalToPlaintext({ data }).trim() : "";
}

const faqData = z
  .array(z.object({ id: z.string(), question: z.string().catch(""), answer: z.string().catch("") }))
  .catch([]);

/** What staff translate, as plain text. */
export type Original = Record<TextName, string> & { questions: z.output<typeof faqData> };

export function originalOf(subject: Subject, record: object): Original {
  const values = new Map<string, unknown>(Object.entries(record));
  const texts = new Map(textFields(subject).map(([own, field]) => [own, plainText(values.get(field))]));
  const textAt = (name: TextName) => texts.get(name) ?? "";
  return {
    title: textAt("title"),
    words: textAt("words"),
    article: textAt("article"),
    text: textAt("text"),
    questions: subject === "faq-categories" ? faqData.parse(values.get("faqData")) : [],
  };
}

/** Returns a hash of the original's texts, which tells whether it has changed since somebody translated it. */
export function sourceOf({ title, words, article, text, questions }: Original): string {
  const asked = questions.map(({ id, question, answer }) => [id, question, answer]);
  return createHash("sha256")
    .update(JSON.stringify([title, words, article, text, asked]))
    .digest("base64url");
}

/** Returns the fields that a translation leaves empty although the original has text there. */
export function untranslated(subject: Subject, original: object, translation: object): TextName[] {
  const [given, own] = [originalOf(subject, original), new Map<string, unknown>(Object.entries(translation))];
  return textFields(subject).flatMap(([name]) => (given[name] && !plainText(own.get(name)) ? [name] : []));
}

/**
 * Returns the texts of a translation that visitors see; `undefined` if one of the original's isn't translated, so that
 * nothing mixes two languages. A text that the original no longer has disappears in every language.
 */
export function shownTexts(
  subject: Subject,
  original: object,
  translation: Translation,
): Pick<Translation, TextName> | undefined {
  if (untranslated(subject, original, translation).length > 0) return undefined;
  const has = originalOf(subject, original);
  const { title, words, article, text } = translation;
  return {
    title,
    words: has.words ? words : null,
    article: has.article ? article : null,
    text: has.text ? text : null,
  };
}

const trimmed = z.string().trim().catch("");

const answers = z.record(z.string(), z.object({ question: trimmed, answer: trimmed })).catch({});

/** Returns the translated questions and answers of a category, by the ids of the original ones. */
export function readQuestions(stored: unknown): z.output<typeof answers> {
  return answers.parse(stored ?? {});
}
