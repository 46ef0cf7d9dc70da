"use client";

import { useEffect, useRef, type ComponentProps, type SubmitEvent } from "react";
import { OutcomeMessage } from "@/components/forms/outcome-message";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FormOutcome } from "@/lib/forms/form-outcome";

type MemberFormProps = {
  form: {
    submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
    isSending: boolean;
    outcome: FormOutcome | null;
  };
  /** What the form is called, for those who do not see where it begins. */
  label: string;
  submitText: string;
  /** What the button says while the form is on its way. */
  busyText: string;
  /** Whether a visitor was led here by the step before, and goes on in the first field. */
  takesFocus?: boolean;
  look?: ComponentProps<typeof SubmitButton>["look"];
  /** What else there is to do, below the button. */
  actions?: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of a form about a member. Of a wrong field, the field itself tells: it takes the focus. */
export function MemberForm(props: MemberFormProps) {
  const { form, label, submitText, busyText, takesFocus = false, look, actions, children } = props;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={element}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 noscript:hidden"
    >
      {children}
      <div>
        <div className="has-[p]:mb-6">
          <OutcomeMessage form={{ outcome: saidHere(form.outcome) }} />
        </div>
        <div className="grid gap-3 [&>button]:w-full">
          <SubmitButton isBusy={form.isSending} text={submitText} busyText={busyText} look={look} />
          {actions}
        </div>
      </div>
    </form>
  );
}

/** Nothing where the fields tell, or there are no words. */
function saidHere(outcome: FormOutcome | null): FormOutcome | null {
  if (!outcome?.message) return null;
  return outcome.state === "failed" && outcome.errors ? null : outcome;
}
