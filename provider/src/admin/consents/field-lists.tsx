"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

import {
  CONSENT_PURPOSES_IN_WORDS,
  readConsents,
  THE_PERSON,
  type Consent,
} from "../../features/consents/consent";
import { useChurchTime } from "../time/church-time";
import { ConsentWords } from "./consent-words";

const CARD = {
  margin: "0 0 12px",
  padding: "12px 16px",
  border: "1px solid var(--theme-elevation-150)",
  borderRadius: 4,
};
const LABEL = { marginBottom: 10 };
const NOTE = { margin: "6px 0 0", color: "var(--theme-elevation-600)" };

/** Shows what somebody agreed to, word for word, and what happened to it. Read-only. */
export function ConsentList({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path });
  const consents = readConsents(value);
  return (
    <div className="field-type">
      <div style={LABEL}>
        <FieldLabel as="span" label={field.label} path={path} />
      </div>
      {consents.length === 0 && <p style={NOTE}>They haven’t agreed to anything yet.</p>}
      {consents.map((consent) => (
        <ConsentCard key={`${consent.purpose} ${consent.givenAt}`} consent={consent} />
      ))}
    </div>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { purpose, version, givenAt, withdrawnAt, withdrawnBy, askedBy } = consent;
  const inWords = useChurchTime();
  return (
    <div style={CARD}>
      <strong>{CONSENT_PURPOSES_IN_WORDS[purpose]}</strong>
      <ConsentWords consent={consent} />
      <p style={NOTE}>
        Given {inWords(givenAt)} (wording {version})
        {askedBy !== undefined && `, by the link of a mail that ${askedBy || "staff"} had sent`}
      </p>
      {withdrawnAt && (
        <p style={{ ...NOTE, color: "var(--theme-error-600)" }}>
          Withdrawn {inWords(withdrawnAt)} by {withdrawnBy === THE_PERSON ? "themselves" : withdrawnBy}
        </p>
      )}
    </div>
  );
}

const LIST_STYLE = {
  margin: 0,
  padding: 0,
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
} as const;
const NAME_STYLE = { padding: "2px 10px", borderRadius: 4, background: "var(--theme-elevation-100)" };

/** Shows a list of names as words, rather than as JSON. */
export function NameList({ field, path }: JSONFieldClientProps) {
  const { customComponents, value } = useField<unknown>({ path });
  const names = Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} as="span" />
      {names.length === 0 && <p>None</p>}
      <ul style={LIST_STYLE}>
        {names.map((name) => (
          <li key={name} style={NAME_STYLE}>
            #{name}
          </li>
        ))}
      </ul>
      {customComponents?.Description}
    </div>
  );
}
