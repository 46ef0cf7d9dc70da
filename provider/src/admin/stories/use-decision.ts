"use client";

import { useDocumentInfo, useField, useForm } from "@payloadcms/ui";
import { useState } from "react";

/** The step that staff have started and must confirm. */
export type Step = "publish" | "approve" | "decline" | "takeOff";

/** The fields that hold the provider's refusals in the form. */
const ANSWERED = ["status", "title", "reason"] as const;

/** The steps on offer, by the story's decision. */
const OFFERED: Record<string, Step[]> = {
  Pending: ["publish", "decline"],
  Published: ["takeOff", "decline"],
  Declined: ["publish"],
};

/** The decision about the open story: staff start a step, then confirm it, and the provider may refuse it. */
export type DecisionSteps = {
  status: string;
  withdrawnAt: string | undefined;
  offered: Step[];
  step: Step | undefined;
  begin: (step: Step | undefined) => void;
  /** Saves the story with the decision and all other changes. */
  confirm: (reason?: string) => Promise<void>;
  /** Why the provider refused it, in sentences. */
  problems: string[];
};

/**
 * Returns the decision about the open story.
 * @param needsApproval Whether it was changed since colleagues approved it.
 */
export function useDecision(needsApproval: boolean): DecisionSteps {
  const { isTrashed } = useDocumentInfo();
  const { submit, dispatchFields } = useForm();
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const status = useField<string>({ path: "status" });
  const title = useField<string>({ path: "title" });
  const reason = useField<string>({ path: "reason" });
  const [begun, setBegun] = useState<Step>();
  const [isRefusalShown, setIsRefusalShown] = useState(false);
  const [kept, setKept] = useState<string[]>([]);
  const again: Step[] = needsApproval && status.value === "Published" ? ["approve"] : [];
  const offered = withdrawnAt || isTrashed ? [] : [...again, ...(OFFERED[status.value] ?? [])];

  // A confirmed step is no longer on offer.
  const step = begun && offered.includes(begun) ? begun : undefined;

  function begin(next: Step | undefined) {
    if (next && !offered.includes(next)) return;
    setBegun(next);
    setKept([]);
    setIsRefusalShown(false);
  }

  async function confirm(words?: string) {
    if (!step) return;
    // The form keeps the errors of the last attempt.
    for (const path of ANSWERED)
      dispatchFields({ type: "UPDATE", path, valid: true, errorMessage: undefined });
    await submit({ overrides: overridesOf(step, words) });
    setIsRefusalShown(true);
    if (step !== "decline") setBegun(undefined);
  }

  const refused = [status, title, reason].flatMap(({ showError, errorMessage }) =>
    showError && errorMessage ? [errorMessage] : [],
  );
  // A late answer about earlier input removes the errors from the form again.
  if (refused.length > 0 && refused.join() !== kept.join()) setKept(refused);
  const problems = isRefusalShown ? kept : [];
  return { status: status.value, withdrawnAt, offered, step, begin, confirm, problems };
}

function overridesOf(step: Step, reason: string | undefined) {
  if (step === "decline") return { status: "Declined", reason };
  if (step === "approve") return { status: "Published", approves: true };
  return { status: step === "publish" ? "Published" : "Pending" };
}
