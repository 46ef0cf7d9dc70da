"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

import { readConsents, THE_PERSON, type Consent, type ConsentPurpose } from "../consents/consent";

const PURPOSES: Record<ConsentPurpose, string> = {
  agreeToUseTestimony: "Use of the testimony",
  agreeToPromotions: "Hearing from us",
  isAcceptUnrestricted: "Unrestricted use of the story",
  isAcceptReceiveFurther: "Hearing from us",
};

const CARD = {
  margin: "0 0 12px",
  padding: "12px 16px",
  border: "1px solid var(--theme-elevation-150)",
  borderRadius: 4,
};
const LABEL = { marginBottom: 10 };
const NOTE = { margin: "6px 0 0", color: "var(--theme-elevation-600)" };

/** What somebody agreed to, word for word, and what became of it. For reading only. */
export function ConsentList({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path });
  const consents = readConsents(value);
  return (
    <div className="field-type">
      <div style={LABEL}>
        <FieldLabel as="span" label={field.label} path={path} />
      </div>
      {consents.length === 0 && <p style={NOTE}>They ticked no box: they have agreed to nothing.</p>}
      {consents.map((consent) => (
        <ConsentCard key={consent.purpose} consent={consent} />
      ))}
    </div>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { purpose, sentence, version, givenAt, withdrawnAt, withdrawnBy } = consent;
  return (
    <div style={CARD}>
      <strong>{PURPOSES[purpose]}</strong>
      <blockquote style={{ margin: "6px 0 0", textDecoration: withdrawnAt ? "line-through" : undefined }}>
        {sentence ? `“${sentence}”` : "The box was ticked. The words beside it were not recorded."}
      </blockquote>
      <p style={NOTE}>
        Given {inWords(givenAt)} (wording {version})
      </p>
      {withdrawnAt && (
        <p style={{ ...NOTE, color: "var(--theme-error-600)" }}>
          Withdrawn {inWords(withdrawnAt)} by{" "}
          {withdrawnBy === THE_PERSON ? "the person themselves" : withdrawnBy}
        </p>
      )}
    </div>
  );
}

function inWords(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
