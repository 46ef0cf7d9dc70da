"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { MessageBox } from "@/components/ui/message-box";
import type { FormOutcome } from "@/lib/forms/site-forms";

type OutcomeMessageProps = {
  form: {
    outcome: FormOutcome | null;
    start?: { outcome: FormOutcome | null };
    errorCount?: number;
    isDraftElsewhere?: boolean;
  };
  onDismiss?: () => void;
  /** Below the success message. */
  children?: React.ReactNode;
  /** Below the box, and still there once the message has disappeared. */
  afterwards?: React.ReactNode;
};

export function OutcomeMessage({ form, onDismiss, children, afterwards }: OutcomeMessageProps) {
  const t = useTranslations("form");
  const { outcome, start, errorCount = 0 } = form;
  const failure = errorCount > 0 ? t("correctFields", { count: errorCount }) : failureMessage(outcome);
  // Without JavaScript the page loads at its top, and the focus makes the browser scroll to the message.
  const isFromServer = outcome !== null && outcome === start?.outcome && errorCount === 0;
  const focus = { tabIndex: -1, autoFocus: isFromServer };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If fields have errors, they take the focus instead.
    if (outcome && !outcome.errors) box.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div ref={box} className="scroll-mb-6">
      <div role="status">
        {outcome && outcome.status !== "error" && (
          <MessageBox kind="success" {...focus}>
            <p className="font-semibold">{outcome.message}</p>
            {children}
          </MessageBox>
        )}
      </div>
      <div role="alert">
        {failure && (
          <MessageBox
            kind="failure"
            {...focus}
            action={onDismiss && errorCount === 0 && <DismissButton onDismiss={onDismiss} />}
          >
            <p>{failure}</p>
          </MessageBox>
        )}
      </div>
      {afterwards}
      {form.isDraftElsewhere && (
        <p role="status" className="text-ink-soft">
          {t("draftElsewhere")}
        </p>
      )}
    </div>
  );
}

function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations("form");
  return (
    <button
      type="button"
      aria-label={t("dismiss")}
      onClick={onDismiss}
      className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-linen-50 noscript:hidden"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

function failureMessage(outcome: FormOutcome | null): string {
  return outcome?.status === "error" ? outcome.message : "";
}

type SubmitButtonProps = {
  text: string;
  busyText: string;
  isBusy: boolean;
  isDangerous?: boolean | undefined;
};

/** Stays focusable while the form is sent. */
export function SubmitButton({ text, busyText, isBusy, isDangerous = false }: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        aria-disabled={isBusy}
        look={isDangerous ? "danger" : "primary"}
        size="large"
        className="w-full text-lead aria-disabled:opacity-70 sm:w-auto sm:min-w-44"
      >
        {isBusy ? busyText : text}
      </Button>
      <span role="status" className="sr-only">
        {isBusy && busyText}
      </span>
    </>
  );
}
