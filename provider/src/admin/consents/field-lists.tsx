"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

import { readConsents, THE_PERSON, type Consent } from "../../features/consents/consent";
import controls from "../parts/controls.module.css";
import { NOTE } from "../styles";
import type { Translate } from "../texts/text";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";
import { ConsentWords } from "./consent-words";
import { PURPOSES } from "./purposes";

const CARD = {
  margin: "0 0 12px",
  padding: "12px 16px",
  border: "1px solid var(--theme-elevation-150)",
  borderRadius: 4,
};
const LABEL = { marginBottom: 10 };

/** Shows what somebody agreed to, word for word, and what happened to it. Read-only. */
export function ConsentList({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path });
  const consents = readConsents(value);
  const t = useText();
  return (
    <div className="field-type">
      <div style={LABEL}>
        <FieldLabel as="span" label={field.label} path={path} />
      </div>
      {consents.length === 0 && <p style={NOTE}>{t("consents:noneYet")}</p>}
      {consents.map((consent) => (
        <ConsentCard key={`${consent.purpose} ${consent.givenAt}`} consent={consent} />
      ))}
    </div>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { purpose, withdrawnAt } = consent;
  const t = useText();
  const inWords = useChurchTime();
  return (
    <div style={CARD}>
      <strong>{t(PURPOSES[purpose])}</strong>
      <ConsentWords consent={consent} t={t} />
      <p style={NOTE}>{howGiven(consent, inWords, t)}</p>
      {withdrawnAt && (
        <p style={{ ...NOTE, color: "var(--theme-error-600)" }}>
          {howWithdrawn(consent, inWords(withdrawnAt), t)}
        </p>
      )}
    </div>
  );
}

function howGiven(consent: Consent, inWords: (moment: string) => string, t: Translate): string {
  const { version, givenAt, askedBy } = consent;
  const values = { moment: inWords(givenAt), version };
  if (askedBy === undefined) return t("consents:given", values);
  return askedBy
    ? t("consents:givenByLink", { ...values, sender: askedBy })
    : t("consents:givenByLinkOfStaff", values);
}

function howWithdrawn({ withdrawnBy }: Consent, moment: string, t: Translate): string {
  return withdrawnBy === THE_PERSON
    ? t("consents:withdrawnByThemselves", { moment })
    : t("consents:withdrawnBy", { moment, name: withdrawnBy ?? "" });
}

const NAME_STYLE = { padding: "2px 10px", borderRadius: 4, background: "var(--theme-elevation-100)" };

/** Shows a list of names as words, rather than as JSON. */
export function NameList({ field, path }: JSONFieldClientProps) {
  const { customComponents, value } = useField<unknown>({ path });
  const names = Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  const t = useText();
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} as="span" />
      {names.length === 0 && <p>{t("consents:noNames")}</p>}
      <ul className={controls.chips}>
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
