"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { OutcomeMessage, SubmitButton } from "@/components/forms/form-feedback";
import { useSiteForm, type FormSchema } from "@/components/forms/use-site-form";
import type { FormOutcome, FormValues } from "@/lib/forms/site-forms";

type MemberFormProps = {
  form: {
    submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
    isSending: boolean;
    outcome: FormOutcome | null;
  };
  label: string;
  submitText: string;
  busyText: string;
  takesFocus?: boolean;
  isDangerous?: boolean | undefined;
  actions?: React.ReactNode;
  children: React.ReactNode;
};

export function MemberForm(props: MemberFormProps) {
  const { form, label, submitText, busyText, takesFocus = false, isDangerous, actions, children } = props;
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
          <OutcomeMessage form={{ outcome: shownOutcome(form.outcome) }} />
        </div>
        <div className="grid gap-3 [&>button]:w-full">
          <SubmitButton
            isBusy={form.isSending}
            text={submitText}
            busyText={busyText}
            isDangerous={isDangerous}
          />
          {actions}
        </div>
      </div>
    </form>
  );
}

/** Leaves out messages that the fields show. */
function shownOutcome(outcome: FormOutcome | null): FormOutcome | null {
  if (!outcome?.message) return null;
  return outcome.errors ? null : outcome;
}

type MemberFormOptions<Field extends string> = {
  name: string;
  empty: Readonly<Record<Field, "">>;
  prefilled?: Readonly<Record<string, string>>;
  loadSchema: () => Promise<FormSchema>;
  send: (values: FormValues, form: HTMLFormElement) => Promise<FormOutcome>;
};

/** Has neither a draft nor a form token: members' calls have their own protection. */
export function useMemberForm<Field extends string>({ prefilled = {}, ...form }: MemberFormOptions<Field>) {
  const [start] = useState({ token: "", prefilled, typed: {}, outcome: null });
  return useSiteForm({ ...form, withoutDraft: "all", start });
}
