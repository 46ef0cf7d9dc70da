"use client";

import { useField } from "@payloadcms/ui";
import { useId } from "react";
import * as z from "zod/mini";

import { LineInput } from "../fields/line-input";
import { useText } from "../texts/use-text";
import { Original, useOriginal } from "./original";

const translated = z.record(z.string(), z.object({ question: z.string(), answer: z.string() }));

const EMPTY = { question: "", answer: "" };

/** Lets staff translate each question of a category and its answer, below the original ones. */
export function TranslatedQuestions({ path }: { path: string }) {
  const t = useText();
  const { value, setValue, disabled } = useField<unknown>({ path });
  const questions = useOriginal()?.questions ?? [];
  const known = translated.safeParse(value).data ?? {};
  const change = (id: string, words: Partial<typeof EMPTY>) =>
    setValue({ ...known, [id]: { ...EMPTY, ...known[id], ...words } });
  return (
    <div className="field-type">
      {questions.map(({ id, question, answer }, index) => {
        const number = index + 1;
        const { question: ownQuestion, answer: ownAnswer } = known[id] ?? EMPTY;
        return (
          <fieldset key={id} disabled={disabled} style={{ border: 0, margin: "0 0 24px", padding: 0 }}>
            <legend>{t("translating:question", { number })}</legend>
            <Original text={question} />
            <LineInput
              label={t("translating:questionTranslated", { number })}
              value={ownQuestion}
              onChange={(words) => change(id, { question: words })}
              onEnter={() => undefined}
            />
            <Original text={answer} />
            <AnswerInput
              label={t("translating:answer", { number })}
              value={ownAnswer}
              onChange={(words) => change(id, { answer: words })}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

type AnswerInputProps = { label: string; value: string; onChange: (words: string) => void };

function AnswerInput({ label, value, onChange }: AnswerInputProps) {
  const id = useId();
  return (
    <div className="field-type textarea">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="textarea-element"
        rows={4}
        value={value}
        style={{ width: "100%" }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
