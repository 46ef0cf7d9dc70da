"use client";

import Link from "next/link";
import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { HiddenFields } from "./hidden-fields";
import { OutcomeMessage } from "./outcome-message";
import { SubmitButton } from "./submit-button";
import type { SiteForm as Form } from "./use-site-form";

type SiteFormProps<Field extends string> = {
  form: Form<Field>;
  /** What the form does where there is no script. */
  action?: (fields: FormData) => Promise<void>;
  /** What the form is called, for those who do not see where it begins. */
  label: string;
  submitText: string;
  /** What the button says while the form is on its way. */
  busyText: string;
  /** What is said of the outcome in the place of its bare message. */
  outcome?: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of a form: its fields, what becomes of it, and what is done with what is typed. */
export function SiteForm<Field extends string>(props: SiteFormProps<Field>) {
  const { form, action, label, submitText, busyText, outcome, children } = props;
  return (
    <form
      action={action}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <HiddenFields token={form.token} />
      {children}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton isBusy={form.isSending} text={submitText} busyText={busyText} />
          <button
            type="button"
            onClick={form.clear}
            aria-disabled={form.isSending}
            className={`${SECONDARY_BUTTON} min-h-13 aria-disabled:opacity-70 noscript:hidden`}
          >
            Clear
          </button>
        </div>
        {outcome ?? <OutcomeMessage form={form} />}
        <p className="text-caption text-ink-soft">
          What you type is kept in this browser until you send or clear it. Our{" "}
          <Link href="/privacy-policy" prefetch={false} className="underline underline-offset-2">
            privacy policy
          </Link>{" "}
          says what we do with what you send.
        </p>
      </div>
    </form>
  );
}
