"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FormOutcome } from "@/lib/forms/form-outcome";

type OutcomeMessageProps = {
  form: {
    outcome: FormOutcome | null;
    start?: { outcome: FormOutcome | null };
    wrongFields?: number;
    isDraftElsewhere?: boolean;
  };
  /** Lets the visitor take a failure off the screen. */
  onDismiss?: () => void;
  /** What else is said of a success. */
  children?: React.ReactNode;
};

const BOX_STYLE = "flex items-start gap-3 rounded-xl border-2 bg-white p-4";

/** What became of a form, said aloud too: its success, its failure, or that fields are wrong. */
export function OutcomeMessage({ form, onDismiss, children }: OutcomeMessageProps) {
  const { outcome, start, wrongFields = 0 } = form;
  const failure = wrongFields > 0 ? correctionOf(wrongFields) : failureOf(outcome);
  // Without script the page comes back at its top: the browser goes to what it says.
  const cameBack = outcome !== null && outcome === start?.outcome && wrongFields === 0;
  const focus = { tabIndex: -1, autoFocus: cameBack };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && !failureHasFields(outcome)) box.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div ref={box} className="scroll-mb-6">
      <div role="status">
        {outcome?.state === "sent" && (
          <div {...focus} className={`${BOX_STYLE} border-lamp-800`}>
            <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-lamp-800" />
            <div className="min-w-0 grow">
              <p className="font-semibold">{outcome.message}</p>
              {children}
            </div>
          </div>
        )}
      </div>
      <div role="alert">
        {failure && (
          <div {...focus} className={`${BOX_STYLE} border-ember-800`}>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ember-800" />
            <p className="min-w-0 grow">{failure}</p>
            {onDismiss && wrongFields === 0 && (
              <button
                type="button"
                aria-label="Dismiss"
                onClick={onDismiss}
                className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-linen-50 noscript:hidden"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </div>
        )}
      </div>
      {form.isDraftElsewhere && (
        <p role="status" className="text-ink-soft">
          Newer text for this form was typed in another tab and is kept. What you type here is not.
        </p>
      )}
    </div>
  );
}

/** Whether the visitor is led to a field instead. */
function failureHasFields(outcome: FormOutcome): boolean {
  return outcome.state === "failed" && outcome.errors !== undefined;
}

function failureOf(outcome: FormOutcome | null): string {
  return outcome?.state === "failed" ? outcome.message : "";
}

function correctionOf(wrongFields: number): string {
  return wrongFields === 1
    ? "Please correct the field that is marked."
    : `Please correct the ${wrongFields} fields that are marked.`;
}
