"use client";

import { useState } from "react";
import type { FormSchema, FormValues } from "@/components/forms/schema-resolver";
import { FormField } from "@/components/forms/form-field";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import { digitsOf } from "@/lib/auth/digits-of";
import { MemberForm } from "./member-form";
import { ResendButton } from "./resend-button";
import { useMemberForm } from "./use-member-form";

type CodeStepProps = {
  /** What the form is called. */
  label: string;
  /** The address that the code was sent to; empty when that is not known. */
  email: string;
  submitText: string;
  busyText: string;
  look?: React.ComponentProps<typeof MemberForm>["look"];
  /** What is said of the sending that led here. */
  sent: string;
  resendAt: number;
  loadSchema: () => Promise<FormSchema>;
  /** Sends the code that was typed. */
  verify: (otp: string) => Promise<FormOutcome>;
  resend: () => Promise<FormOutcome>;
  /** What leads back to the step before. */
  back: { text: string; onBack: () => void };
};

const EMPTY = { otp: "" } as const;

/** The second step of whatever a one-time code is for: the code from the mail, or another mail. */
export function CodeStep(props: CodeStepProps) {
  const { label, email, submitText, busyText, look, sent, resendAt, loadSchema, verify, resend, back } =
    props;
  /** What became of sending another mail; as long as none was asked for, of the first. */
  const [sending, setSending] = useState<FormOutcome | null>();
  const [isResending, setResending] = useState(false);
  const form = useMemberForm({ name: "one-time-code", empty: EMPTY, loadSchema, send });
  const { onChange, ...field } = form.field("otp");
  const firstSending: FormOutcome | null = sent ? { state: "sent", message: sent } : null;

  async function send({ otp }: FormValues, element: HTMLFormElement): Promise<FormOutcome> {
    setSending(null);
    const outcome = await verify(String(otp));
    if (outcome.state === "failed") element.querySelector("input")?.select();
    return outcome;
  }

  async function sendAgain() {
    setResending(true);
    form.dismiss();
    setSending(null);
    setSending(await resend());
    setResending(false);
  }

  return (
    <MemberForm
      form={{ ...form, outcome: form.outcome ?? (sending === undefined ? firstSending : sending) }}
      label={label}
      submitText={submitText}
      busyText={busyText}
      takesFocus
      look={look}
      actions={
        <>
          <ResendButton
            resendAt={resendAt}
            isBusy={isResending || form.isSending}
            onResend={() => void sendAgain()}
          />
          <button
            type="button"
            onClick={back.onBack}
            className="min-h-11 rounded-full px-4 text-lamp-800 underline underline-offset-4 hover:decoration-2"
          >
            {back.text}
          </button>
        </>
      }
    >
      <FormField
        {...field}
        label="One-time code (OTP)"
        hint={<SentTo email={email} />}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          const digits = digitsOf(event.target.value);
          if (digits !== event.target.value) event.target.value = digits;
          void onChange(event);
        }}
      />
    </MemberForm>
  );
}

function SentTo({ email }: Pick<CodeStepProps, "email">) {
  return (
    <>
      The six digits from the mail that we sent to{" "}
      {email ? <bdi className="font-semibold text-ink">{email}</bdi> : "your address"}. It may take a minute,
      or lie in your spam folder.
    </>
  );
}
