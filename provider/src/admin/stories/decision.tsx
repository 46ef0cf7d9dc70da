"use client";

import { Button, useField, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";

import { NOTE, PROBLEM, ROW } from "../styles";
import { NextStory } from "./next-story";
import type { DecisionSteps, Step } from "./use-decision";

const BUTTONS: Record<Step, string> = {
  publish: "Publish",
  approve: "Approve it as it is",
  decline: "Decline",
  takeOff: "Remove it from the site",
};

/** What a decision does, shown before it is confirmed, and the button that confirms it. */
const CONFIRMATIONS: Record<Step, { text: string; button: string }> = {
  publish: {
    text: "Everyone will be able to watch it at once, and the storyteller gets an email.",
    button: "Yes, publish it",
  },
  approve: {
    text: "It appears again once two colleagues have approved it as it is now.",
    button: "Yes, approve it",
  },
  decline: {
    text: "We email these words to the storyteller. Please be kind and clear.",
    button: "Decline it",
  },
  takeOff: {
    text: "It will wait for a decision again (‘Pending’). The storyteller doesn’t get an email.",
    button: "Yes, remove it",
  },
};

/** A story's outcome. */
const OUTCOMES: Record<string, string> = {
  Published: "Published. It’s on the site.",
  Declined: "Declined. It isn’t shown.",
};

const HIDDEN = "Published, but not on the site right now.";

const WITHDRAWN =
  "The storyteller has withdrawn their consent, so it isn’t shown. There is nothing left to decide.";

/** Shows buttons to publish and decline, the decision, and the provider's refusals. */
export function Decision({ decision, isHidden }: { decision: DecisionSteps; isHidden: boolean }) {
  const { status, withdrawnAt, offered, step, begin, problems } = decision;
  const { value: reason } = useField<string | undefined>({ path: "reason" });
  const outcome = withdrawnAt ? WITHDRAWN : isHidden && status === "Published" ? HIDDEN : OUTCOMES[status];
  return (
    <section aria-label="Decision">
      <p role="status" style={{ margin: outcome ? "0 0 12px" : 0, fontWeight: 700 }}>
        {outcome}
      </p>
      {outcome && status === "Declined" && reason && (
        <p style={{ ...NOTE, margin: "0 0 12px", whiteSpace: "pre-wrap" }}>{`The reason: ${reason}`}</p>
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
              {BUTTONS[each]}
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
  const id = useId();
  const isSaving = useFormProcessing();
  const { value: stored } = useField<string | undefined>({ path: "reason" });
  const [reason, setReason] = useState(stored ?? "");
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (field.current ?? button.current)?.focus(), []);
  const { text, button: label } = CONFIRMATIONS[step];
  return (
    <>
      {step === "decline" && (
        <div className="field-type textarea" style={{ margin: "0 0 12px" }}>
          <label className="field-label" htmlFor={id}>
            Reason for declining
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
      <p style={{ ...NOTE, margin: "0 0 12px" }}>{text}</p>
      <div style={ROW}>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isSaving}
          onClick={() => decision.begin(undefined)}
        >
          Not yet
        </Button>
        <Button ref={button} margin={false} disabled={isSaving} onClick={() => void decision.confirm(reason)}>
          {label}
        </Button>
      </div>
    </>
  );
}
