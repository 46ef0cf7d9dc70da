import { type Language, LANGUAGES } from "@lampstand/contract/languages";
import { createTranslator, type IntlError, type MessageKeys, type NestedKeyOf } from "use-intl/core";
import { z } from "zod";

import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import ptBr from "./pt-br.json" with { type: "json" };
import zhHans from "./zh-hans.json" with { type: "json" };

/** Emails to visitors. Answers are in English: a site translates them by their codes. */
const CATALOGUES: Record<Language, Pick<typeof en, "mails">> = {
  ...{ en, es, fr, de, ar },
  "pt-br": ptBr,
  "zh-hans": zhHans,
};

function onError(error: IntlError): never {
  throw error;
}

/** Returns the locale in which emails write days and numbers: with Latin digits, as the site does. */
export function mailLocale(language: Language): string {
  return `${LANGUAGES[language].tag}-u-nu-latn`;
}

/** Returns a function that writes the sentences of emails in one language. */
export function mailWords(language: Language) {
  const messages = CATALOGUES[language];
  return createTranslator({ locale: mailLocale(language), messages, onError, namespace: "mails" });
}

export type MailWords = ReturnType<typeof mailWords>;

/** Names a sentence in answers. Sites translate by it, so it never gets another meaning. */
export type SentenceCode = MessageKeys<typeof en.answers, NestedKeyOf<typeof en.answers>>;

const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a sentence mentions. */
export type SentenceValues = z.output<typeof values>;

/** A sentence for visitors as an answer carries it. */
export type Sentence = { message: string; code: SentenceCode; values?: SentenceValues };

const translate = createTranslator({ locale: "en", messages: en, onError, namespace: "answers" });

/** Returns a sentence with what a site needs to translate it. */
export function sentence(code: SentenceCode, values?: SentenceValues): Sentence {
  // Without values, a sentence that needs some would show its placeholders.
  return { message: translate(code, values ?? {}), code, ...(values && { values }) };
}

const CODES: ReadonlySet<string> = new Set(
  Object.entries(en.answers).flatMap(([area, sentences]) =>
    Object.keys(sentences).map((name) => `${area}.${name}`),
  ),
);

function isSentenceCode(text: string): text is SentenceCode {
  return CODES.has(text);
}

/** Returns the sentence whose code is a schema's error message; other error messages as they are. */
export function sentenceOf(issue: z.core.$ZodIssue): Sentence | string {
  const { message } = issue;
  if (!isSentenceCode(message)) return message;
  return sentence(message, "params" in issue ? values.optional().parse(issue.params) : undefined);
}

/** Returns only the words of a refusal. */
export function wordsOf(reason: Sentence | string): string {
  return typeof reason === "string" ? reason : reason.message;
}

/** Returns a wait's values for sentences: seconds, or minutes from the first on. */
export function waitValues(seconds: number): SentenceValues {
  return seconds < 60
    ? { unit: "seconds", count: seconds }
    : { unit: "minutes", count: Math.ceil(seconds / 60) };
}
