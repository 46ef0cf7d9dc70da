"use client";

import { useFormFields } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { NOTE, PROBLEM } from "../styles";
import { useText } from "../texts/use-text";
import styles from "./translations.module.css";

const original = z.object({
  title: z.string(),
  words: z.string(),
  article: z.string(),
  text: z.string(),
  source: z.string(),
  canDraft: z.boolean(),
  questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
});

export const chosen = z.object({ relationTo: z.string(), value: z.string() });

/** Returns the texts that the open translation translates, once its subject is chosen. */
export function useOriginal(): z.infer<typeof original> | undefined {
  const subject = useFormFields(([fields]) => fields.subject?.value);
  const { data } = chosen.safeParse(subject);
  return useAnswer(
    data && `translations/original/${data.relationTo}/${encodeURIComponent(data.value)}`,
    original,
  );
}

/** Shows a text of the original above its translation. */
export function OriginalText({ name }: { name: "title" | "words" | "article" | "text" }) {
  const text = useOriginal()?.[name];
  return text ? <Original text={text} /> : null;
}

export function Original({ text }: { text: string }) {
  const t = useText();
  return (
    <figure className={styles.original}>
      <figcaption style={NOTE}>{t("translating:original")}</figcaption>
      <blockquote dir="auto" className={styles.text}>
        {text}
      </blockquote>
    </figure>
  );
}

/** Says that the original has changed since somebody translated it. */
export function OriginalState() {
  const t = useText();
  const found = useOriginal();
  const source = useFormFields(([fields]) => fields.source?.value);
  if (!found || typeof source !== "string" || source === found.source) return null;
  return (
    <p role="status" style={PROBLEM}>
      {t("translating:changed")}
    </p>
  );
}
