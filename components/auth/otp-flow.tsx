"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { notifySuccessOnNextPage } from "@/components/ui/toasts";
import type { MemberCall } from "@/lib/auth/call-wording";
import { rememberMember } from "@/lib/auth/member-storage";
import {
  forgetPendingCode,
  keepPendingCode,
  RESEND_AFTER_MS,
  usePendingCode,
  type PendingCode,
} from "@/lib/auth/pending-code";
import type { FormOutcome } from "@/lib/forms/site-forms";
import { LazyCodeStep, usePreloadedCodeStep } from "./lazy-code-step";
import { askMember } from "./member-call";

const TOO_MANY_REQUESTS = 429;

type OtpFlowOptions = {
  purpose: PendingCode["purpose"];
  calls: Record<"request" | "resend" | "verify", MemberCall>;
  next: string;
};

type Applicant = Pick<PendingCode, "email" | "firstName" | "lastName">;

export type OtpFlow = ReturnType<typeof useOtpFlow>;

export function useOtpFlow({ purpose, calls, next }: OtpFlowOptions) {
  const t = useTranslations("failures");
  const pending = usePendingCode(purpose);
  const [isChanging, setChanging] = useState(false);
  const [sent, setSent] = useState("");
  const [success, setSuccess] = useState("");
  /** The rate limit refused them another code; one requested in another browser may have reached them. */
  const [rateLimited, setRateLimited] = useState<Applicant | null>(null);

  const waitFor = (applicant: Applicant) => {
    keepPendingCode({ purpose, ...applicant, resendAt: Date.now() + RESEND_AFTER_MS });
  };

  async function ask(call: MemberCall, applicant: Applicant): Promise<FormOutcome> {
    const answer = await askMember(t, call, applicant);
    if (answer.status === "success") waitFor(applicant);
    setRateLimited(answer.httpStatus === TOO_MANY_REQUESTS ? applicant : null);
    return answer;
  }

  const earlier = rateLimited ?? pending;

  return {
    success,
    sent,
    /** The person whose code the second step waits for; `null` in the first step. */
    waiting: isChanging ? null : pending,
    pending,
    change: () => {
      setSent("");
      setChanging(true);
    },
    /** People who may already have received a code. */
    earlier,
    enterEarlierCode: () => {
      setSent("");
      if (earlier && earlier.email !== pending?.email) waitFor(earlier);
      setChanging(false);
    },
    request: async (applicant: Applicant) => {
      const outcome = await ask(calls.request, applicant);
      if (outcome.status !== "error") {
        setSent(outcome.message);
        setChanging(false);
      }
      return outcome;
    },
    resend: (applicant: Applicant) => ask(calls.resend, applicant),
    verify: async ({ email, firstName, lastName }: Applicant, otp: string) => {
      const answer = await askMember(t, calls.verify, { email, firstName, lastName, otp });
      if (answer.status === "success" && answer.member) {
        rememberMember(answer.member);
        setSuccess(answer.message);
        notifySuccessOnNextPage(answer.message);
        forgetPendingCode();
        window.location.replace(next);
      }
      return answer;
    },
  };
}

type OtpStepsProps = Pick<ComponentProps<typeof LazyCodeStep>, "label" | "submitText" | "loadSchema"> & {
  flow: OtpFlow;
  backText: string;
  children: React.ReactNode;
};

export function OtpSteps({ flow, label, submitText, loadSchema, backText, children }: OtpStepsProps) {
  const t = useTranslations("member");
  const { waiting } = flow;
  usePreloadedCodeStep();
  if (flow.success)
    return (
      <p role="status" className="flex items-center gap-3 text-lead font-semibold">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-lamp-800" />
        <span>{flow.success}</span>
      </p>
    );
  if (!waiting) return children;
  return (
    <LazyCodeStep
      label={label}
      email={waiting.email}
      submitText={submitText}
      busyText={t("verifying")}
      sent={flow.sent}
      resendAt={waiting.resendAt}
      loadSchema={loadSchema}
      verify={(otp) => flow.verify(waiting, otp)}
      resend={() => flow.resend(waiting)}
      back={{ text: backText, onBack: flow.change }}
    />
  );
}

/** Continues with a code that was already sent, perhaps requested in another browser. */
export function EarlierCodeButton({ flow }: { flow: OtpFlow }) {
  const t = useTranslations("member");
  const { earlier, enterEarlierCode } = flow;
  if (!earlier) return null;
  return (
    <Button onClick={enterEarlierCode} look="secondary" size="large">
      <span className="min-w-0">
        {t.rich("enterCode", { email: () => <bdi dir="ltr">{earlier.email}</bdi> })}
      </span>
    </Button>
  );
}
