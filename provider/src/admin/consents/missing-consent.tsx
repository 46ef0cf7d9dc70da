"use client";

import { Button, useDocumentInfo, useField } from "@payloadcms/ui";
import { useState } from "react";

import { hasConsentToPublish } from "../../features/consents/consent";
import { act } from "../call-api";
import { MEDIA_BOX, NOTE, PROBLEM } from "../styles";

/** Says next to the decision which consent a story lacks, and asks its storyteller for it. */
export function MissingConsent() {
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
    <section className="field-type" style={MEDIA_BOX} aria-label="Missing consent">
      <p style={{ ...PROBLEM, margin: 0 }}>This story cannot be published yet.</p>
      <p style={NOTE}>
        The storyteller hasn’t confirmed that they made the video or may share it, and that we may show it.
      </p>
      {isAsked || askedAt ? (
        <p style={NOTE}>
          We’ve asked them by email. Once they agree, you’ll see it under ‘What they agreed to’.
        </p>
      ) : null}
      {!isAsked && (
        <Button size="small" buttonStyle="secondary" onClick={() => void ask()}>
          {askedAt ? "Ask again by email" : "Ask by email"}
        </Button>
      )}
    </section>
  );
}
