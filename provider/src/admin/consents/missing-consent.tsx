"use client";

import { Button, useDocumentInfo, useField } from "@payloadcms/ui";
import { useState } from "react";

import { hasConsentToPublish } from "../../features/consents/consent";
import { act } from "../call-api";
import { MEDIA_BOX, NOTE, PROBLEM } from "../styles";
import { useText } from "../texts/use-text";

/** Says next to the decision which consent a story lacks, and asks its storyteller for it. */
export function MissingConsent() {
  const t = useText();
  const { id } = useDocumentInfo();
  const { value: consents } = useField<unknown>({ path: "consents" });
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const { value: askedAt } = useField<string | undefined>({ path: "consentAskedAt" });
  const [isAsked, setIsAsked] = useState(false);
  if (id === undefined || withdrawnAt || hasConsentToPublish({ consents })) return null;

  async function ask() {
    if (await act(`stories/${encodeURIComponent(id ?? "")}/ask-for-consent`)) setIsAsked(true);
  }

  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("consents:missing")}>
      <p style={{ ...PROBLEM, margin: 0 }}>{t("consents:unpublishable")}</p>
      <p style={NOTE}>{t("consents:missingHelp")}</p>
      {isAsked || askedAt ? <p style={NOTE}>{t("consents:asked")}</p> : null}
      {!isAsked && (
        <Button size="small" buttonStyle="secondary" onClick={() => void ask()}>
          {t(askedAt ? "consents:askAgain" : "consents:ask")}
        </Button>
      )}
    </section>
  );
}
