"use client";

import { useState } from "react";
import { notifyNextPage } from "@/components/ui/notify";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import type { MemberCall } from "@/lib/auth/call-wording";
import { rememberMember } from "@/lib/auth/member-storage";
import {
  forgetPendingCode,
  keepPendingCode,
  RESEND_AFTER_MS,
  usePendingCode,
  type PendingCode,
} from "@/lib/auth/pending-code";
import { askMember, outcomeOf } from "./ask-member";

const TOO_MANY = 429;

type CodeFlowOptions = {
  purpose: PendingCode["purpose"];
  calls: Record<"request" | "resend" | "verify", MemberCall>;
  /** Where a member goes on to: a path of this site. */
  next: string;
};

type Applicant = Pick<PendingCode, "email" | "firstName" | "lastName">;

/**
 * The two steps to being logged in (specification section 4): asking for a code, and giving it back. It ends with a full
 * navigation.
 */
export function useCodeFlow({ purpose, calls, next }: CodeFlowOptions) {
  const pending = usePendingCode(purpose);
  const [isChanging, setChanging] = useState(false);
  const [sent, setSent] = useState("");
  /** What was said of the success, while the next page is on its way. */
  const [success, setSuccess] = useState("");
  /** Whom no further code is sent to for now; one that was asked for in another browser may have reached them. */
  const [refused, setRefused] = useState<Applicant | null>(null);

  const waitFor = (applicant: Applicant) => {
    keepPendingCode({ purpose, ...applicant, resendAt: Date.now() + RESEND_AFTER_MS });
  };

  async function ask(call: MemberCall, applicant: Applicant): Promise<FormOutcome> {
    const answer = await askMember(call, applicant);
    if (answer.status === "success") waitFor(applicant);
    setRefused(answer.httpStatus === TOO_MANY ? applicant : null);
    return outcomeOf(answer);
  }

  const earlier = refused ?? pending;

  return {
    success,
    sent,
    /** What the second step waits for; `null` in the first one. */
    waiting: isChanging ? null : pending,
    /** What was asked for last. */
    pending,
    change: () => {
      setSent("");
      setChanging(true);
    },
    /** Who may have a code already, and can go on to it. */
    earlier,
    enterEarlierCode: () => {
      setSent("");
      if (earlier && earlier.email !== pending?.email) waitFor(earlier);
      setChanging(false);
    },
    request: async (applicant: Applicant) => {
      const outcome = await ask(calls.request, applicant);
      if (outcome.state === "sent") {
        setSent(outcome.message);
        setChanging(false);
      }
      return outcome;
    },
    resend: (applicant: Applicant) => ask(calls.resend, applicant),
    verify: async ({ email, firstName, lastName }: Applicant, otp: string) => {
      const answer = await askMember(calls.verify, { email, firstName, lastName, otp });
      if (answer.status === "success" && answer.member) {
        rememberMember(answer.member);
        setSuccess(answer.message);
        notifyNextPage(answer.message);
        forgetPendingCode();
        window.location.replace(next);
      }
      return outcomeOf(answer);
    },
  };
}
