import { type Language, LANGUAGES } from "@lampstand/contract/languages";

import { translateTexts } from "../translation/translate";
import { originalOf, type Subject, textFields } from "./original";

type Question = { subject: Subject; record: object; from: Language; to: Language; signal?: AbortSignal };

/** A translation's fields, or a sentence for staff about why there are none. */
type Draft = { fields: Record<string, unknown> } | { problem: string };

/** A text to translate, and where its translation goes. */
type Slot = { text: string; put: (translation: string) => void };

/** Has the translation service write a draft of everything that staff can translate of a record. */
export async function draftTranslation({ subject, record, from, to, signal }: Question): Promise<Draft> {
  const fields: Record<string, unknown> = {};
  const slots = [...slotsOfFields(subject, record, fields), ...slotsOfQuestions(subject, record, fields)];
  const outcome = await translateTexts({
    texts: slots.map(({ text }) => text),
    ...{ from: LANGUAGES[from].tag, to: LANGUAGES[to].tag, signal },
  });
  if ("problem" in outcome) return outcome;
  for (const [index, { put }] of slots.entries()) put(outcome.texts[index] ?? "");
  return { fields };
}

/** Formatted text keeps its structure: only the words of its nodes are translated. */
function slotsOfFields(subject: Subject, record: object, fields: Record<string, unknown>): Slot[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return textFields(subject).flatMap(([name, original]): Slot[] => {
    const value: unknown = structuredClone(values.get(original));
    fields[name] = value;
    if (typeof value === "string") return [{ text: value, put: (text) => (fields[name] = text) }];
    return textNodesIn(value).map((node) => ({ text: node.text, put: (text) => (node.text = text) }));
  });
}

function textNodesIn(node: unknown): { text: string }[] {
  if (typeof node !== "object" || node === null) return [];
  if (isTextNode(node)) return [node];
  return Object.values(node).flatMap(textNodesIn);
}

function isTextNode(node: object): node is { text: string } {
  return "text" in node && typeof node.text === "string";
}

function slotsOfQuestions(subject: Subject, record: object, fields: Record<string, unknown>): Slot[] {
  const questions: Record<string, { question: string; answer: string }> = {};
  fields.questions = questions;
  return originalOf(subject, record).questions.flatMap(({ id, question, answer }): Slot[] => {
    const translated = { question, answer };
    questions[id] = translated;
    return [
      { text: question, put: (text) => (translated.question = text) },
      { text: answer, put: (text) => (translated.answer = text) },
    ];
  });
}
