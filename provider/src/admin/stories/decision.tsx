"use client";

import { Button, useField, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";

import { NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { NextStory } from "./next-story";
import type { DecisionSteps, Step } from "./use-decision";

const BUTTONS: Record<Step, TextKey> = {
  publish: "storyReview:publish",
  approve: "storyReview:approve",
  decline: "storyReview:decline",
  takeOff: "storyReview:takeOff",
};

/** What a decision does, shown before it is confirmed, and the button that confirms it. */
const CONFIRMATIONS: Record<Step, { help: TextKey; button: TextKey }> = {
  publish: { help: "storyReview:publishHelp", button: "storyReview:publishConfirm" },
  approve: { help: "storyReview:approveHelp", button: "storyReview:approveConfirm" },
  decline: { help: "storyReview:declineHelp", button: "storyReview:declineConfirm" },
  takeOff: { help: "storyReview:takeOffHelp", button: "storyReview:takeOffConfirm" },
};

/** A story's outcome. */
const OUTCOMES: Record<string, TextKey> = {
  Published: "storyReview:published",
  Declined: "storyReview:declined",
};

/** Shows buttons to publish and decline, the decision, and the provider's refusals. */
export function Decision({ decision, isHidden }: { decision: DecisionSteps; isHidden: boolean }) {
  const t = useText();
  const { status, withdrawnAt, offered, step, begin, problems } = decision;
  const { value: reason } = useField<string | undefined>({ path: "reason" });
  const outcome = withdrawnAt
    ? "storyReview:withdrawn"
    : isHidden && status === "Published"
      ? "storyReview:hidden"
      : OUTCOMES[status];
  return (
    <section aria-label={t("storyReview:decision")}>
      <p role="status" style={{ margin: outcome ? "0 0 12px" : 0, fontWeight: 700 }}>
        {outcome && t(outcome)}
      </p>
      {outcome && status === "Declined" && reason && (
        <p style={{ ...NOTE, margin: "0 0 12px", whiteSpace: "pre-wrap" }}>
          {t("storyReview:reason", { reason })}
        </p>
      )}
      {step ? (
        <Confirmation key={step} step={step} decision={decision} />
      ) : (
        <div style={ROW}>
          {offered.map((each) => (
            <Button
              key={each}
              buttonStyle={each === "publish" || each === "approve" ? "primary" : "secondary"}
              margin={false}
              onClick={() => begin(each)}
            >
              {t(BUTTONS[each])}
            </Button>
          ))}
          {outcome && <NextStory />}
        </div>
      )}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} style={PROBLEM}>
            {problem}
          </p>
        ))}
      </div>
    </section>
  );
}

function Confirmation({ step, decision }: { step: Step; decision: DecisionSteps }) {
  const t = useText();
  const id = useId();
  const isSaving = useFormProcessing();
  const { value: stored } = useField<string | undefined>({ path: "reason" });
  const [reason, setReason] = useState(stored ?? "");
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (field.current ?? button.current)?.focus(), []);
  const { help, button: label } = CONFIRMATIONS[step];
  return (
    <>
      {step === "decline" && (
        <div className="field-type textarea" style={{ margin: "0 0 12px" }}>
          <label className="field-label" htmlFor={id}>
            {t("storyReview:declineReason")}
          </label>
          <textarea
            ref={field}
            id={id}
            className="textarea-element"
            style={{ width: "100%", padding: 12, font: "inherit" }}
            rows={4}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <p style={{ ...NOTE, margin: "0 0 12px" }}>{t(help)}</p>
      <div style={ROW}>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isSaving}
          onClick={() => decision.begin(undefined)}
        >
          {t("storyReview:notYet")}
        </Button>
        <Button ref={button} margin={false} disabled={isSaving} onClick={() => void decision.confirm(reason)}>
          {t(label)}
        </Button>
      </div>
    </>
  );
}
