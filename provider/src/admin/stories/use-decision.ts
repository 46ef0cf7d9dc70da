"use client";

import { useDocumentInfo, useField, useForm } from "@payloadcms/ui";
import { useState } from "react";

import type { Step as Offered } from "../../features/stories/review-answer";

/** A decision. */
export type Step = Exclude<Offered["does"], "ask" | "askParent">;

/** A decision that staff have started and must confirm. A first approval shows nothing yet, so it needs none. */
export type Begun = Exclude<Step, "approve">;

/** The fields that hold the provider's refusals in the form. */
const ANSWERED = ["status", "title", "reason"] as const;

/** The decision about the open story: staff start a step, then confirm it, and the provider may refuse it. */
export type DecisionSteps = {
  offered: Offered[];
  step: Begun | undefined;
  begin: (step: Step | undefined) => void;
  /** Saves the story with the decision and all other changes. */
  confirm: (reason?: string) => Promise<void>;
  /** Saves the changes alone. */
  save: () => Promise<void>;
  /** Why the provider refused it, in sentences. */
  problems: string[];
};

/**
 * Returns the decision about the open story.
 * @param onAnswered Called once the provider has carried it out or refused it.
 */
export function useDecision(offered: Offered[], onAnswered: () => void): DecisionSteps {
  const { submit, dispatchFields } = useForm();
  const { data } = useDocumentInfo();
  const status = useField<string>({ path: "status" });
  const title = useField<string>({ path: "title" });
  const reason = useField<string>({ path: "reason" });
  const [begun, setBegun] = useState<Begun>();
  const [isRefusalShown, setIsRefusalShown] = useState(false);
  const [kept, setKept] = useState<string[]>([]);
  const isOffered = (step: Step) => offered.some(({ does }) => does === step);

  // A confirmed step is no longer on offer.
  const step = begun && isOffered(begun) ? begun : undefined;

  function begin(next: Step | undefined) {
    if (next && !isOffered(next)) return;
    setKept([]);
    setIsRefusalShown(false);
    if (next === "approve") void send(overridesOf(next));
    else setBegun(next);
  }

  async function send(overrides: object) {
    // The form keeps the errors of the last attempt.
    for (const path of ANSWERED)
      dispatchFields({ type: "UPDATE", path, valid: true, errorMessage: undefined });
    // The provider refuses it if a colleague has changed the story meanwhile.
    await submit({ overrides: { ...overrides, seenAt: data?.updatedAt } });
    setIsRefusalShown(true);
    onAnswered();
  }

  async function confirm(words?: string) {
    if (!step) return;
    await send(overridesOf(step, words));
    if (step !== "decline") setBegun(undefined);
  }

  const refused = [status, title, reason].flatMap(({ showError, errorMessage }) =>
    showError && errorMessage ? [errorMessage] : [],
  );
  // A late answer about earlier input removes the errors from the form again.
  if (refused.length > 0 && refused.join() !== kept.join()) setKept(refused);
  return { offered, step, begin, confirm, save: () => send({}), problems: isRefusalShown ? kept : [] };
}

function overridesOf(step: Step, reason?: string) {
  if (step === "decline") return { status: "Declined", reason };
  if (step === "takeOff") return { status: "Pending" };
  return { status: "Published", approves: true };
}
