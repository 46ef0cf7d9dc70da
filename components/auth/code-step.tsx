"use client";

import { digitsOf } from "@lampstand/contract/patterns";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { FormField } from "@/components/forms/form-field";
import type { FormSchema } from "@/components/forms/use-site-form";
import { Button } from "@/components/ui/button";
import type { FormOutcome, FormValues } from "@/lib/forms/site-forms";
import { MemberForm, useMemberForm } from "./member-form";

type CodeStepProps = {
  label: string;
  /** Empty if unknown. */
  email: string;
  submitText: string;
  busyText: string;
  isDangerous?: boolean;
  sent: string;
  resendAt: number;
  loadSchema: () => Promise<FormSchema>;
  verify: (otp: string) => Promise<FormOutcome>;
  resend: () => Promise<FormOutcome>;
  back: { text: string; onBack: () => void };
};

const EMPTY = { otp: "" } as const;

export function CodeStep(props: CodeStepProps) {
  const {
    label,
    email,
    submitText,
    busyText,
    isDangerous,
    sent,
    resendAt,
    loadSchema,
    verify,
    resend,
    back,
  } = props;
  const t = useTranslations("member");
  /** `undefined` before the code is sent again. */
  const [sending, setSending] = useState<FormOutcome | null>();
  const [isResending, setResending] = useState(false);
  const form = useMemberForm({ name: "one-time-code", empty: EMPTY, loadSchema, send });
  const { onChange, ...field } = form.field("otp");
  const firstSending: FormOutcome | null = sent ? { status: "success", message: sent } : null;

  async function send({ otp }: FormValues, element: HTMLFormElement): Promise<FormOutcome> {
    setSending(null);
    const outcome = await verify(String(otp));
    if (outcome.status === "error") element.querySelector("input")?.select();
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
      isDangerous={isDangerous}
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
        label={t("otp")}
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
  const t = useTranslations("member");
  return (
    <span>
      {email
        ? t.rich("sentTo", {
            email: () => (
              <bdi dir="ltr" className="font-semibold text-ink">
                {email}
              </bdi>
            ),
          })
        : t("sentToYou")}
    </span>
  );
}

type ResendButtonProps = {
  /** In milliseconds since 1970. */
  resendAt: number;
  isBusy: boolean;
  onResend: () => void;
};

/** Hides the countdown from screen readers. */
function ResendButton({ resendAt, isBusy, onResend }: ResendButtonProps) {
  const t = useTranslations("member");
  const secondsLeft = useSecondsLeft(resendAt);
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <Button
        aria-disabled={isWaiting || isBusy}
        onClick={() => {
          if (!isWaiting && !isBusy) onResend();
        }}
        look="secondary"
        size="large"
        className="aria-disabled:border-ink/30 aria-disabled:bg-transparent aria-disabled:text-ink-soft"
      >
        {isWaiting ? (
          <span>
            {t.rich("resendIn", {
              spoken: (text) => <span className="sr-only">{text}</span>,
              counted: () => (
                <span aria-hidden="true" className="tabular-nums">
                  {t("resendSeconds", { seconds: secondsLeft })}
                </span>
              ),
            })}
          </span>
        ) : (
          t("resend")
        )}
      </Button>
      <span role="status" className="sr-only">
        {!isWaiting && t("canResend")}
      </span>
    </>
  );
}

const TICK_MS = 250;

/** `until` is in milliseconds since 1970. */
function useSecondsLeft(until: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => {
    clearInterval(timer);
  };
}
