"use client";

import {
  Button,
  useAuth,
  useDocumentInfo,
  useField,
  useFormModified,
  useFormProcessing,
} from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";

import type { Person, Step as Offered } from "../../features/stories/review-answer";
import { ActionBar } from "../parts/action-bar";
import { keep, readKept } from "../parts/kept";
import { NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey, Translate } from "../texts/text";
import { useText } from "../texts/use-text";
import { NextStory } from "./next-story";
import type { Begun, DecisionSteps } from "./use-decision";

const text = z.catch(z.string(), "");

type DecisionProps = {
  decision: DecisionSteps;
  /** Whether visitors can watch it; `undefined` until that is known. */
  isOnSite: boolean | undefined;
  /** Whether one of two colleagues has approved it. */
  isApproved: boolean;
  onAsk: (person: Person) => void;
  onAskParent: () => void;
};

/** Shows what staff can do about the story now, the decision, and the provider's refusals. */
export function Decision({ decision, isOnSite, isApproved, onAsk, onAskParent }: DecisionProps) {
  const t = useText();
  const id = useId();
  const { offered, step, begin, save, problems } = decision;
  const outcome = useOutcome(isOnSite, isApproved);
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const { value: status } = useField<string>({ path: "status" });
  const { value: reason } = useField<string | undefined>({ path: "reason" });

  const press = (pressed: Offered) => {
    if (pressed.does === "ask") onAsk(pressed.person);
    else if (pressed.does === "askParent") onAskParent();
    else begin(pressed.does);
  };

  return (
    <ActionBar label={t("storyReview:decision")}>
      <div style={{ flexBasis: "100%" }}>
        <p role="status" style={{ margin: 0, fontWeight: 700 }}>
          {outcome && t(outcome)}
        </p>
        {status === "Declined" && reason && (
          <p style={{ ...NOTE, whiteSpace: "pre-wrap" }}>{t("storyReview:reason", { reason })}</p>
        )}
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} style={{ ...PROBLEM, margin: 0 }}>
              {problem}
            </p>
          ))}
        </div>
      </div>
      {step ? (
        <div key={step} data-opener={id + step} style={{ display: "contents" }}>
          <Confirmation step={step} decision={decision} />
        </div>
      ) : (
        <>
          {offered.map((each) => (
            <Button
              key={each.does}
              id={id + each.does}
              buttonStyle={each.does === "decline" || each.does === "takeOff" ? "secondary" : "primary"}
              margin={false}
              disabled={isSaving}
              onClick={() => press(each)}
            >
              {labelOf(each, t)}
            </Button>
          ))}
          {isModified && (
            <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => void save()}>
              {t("storyReview:save")}
            </Button>
          )}
          {outcome && <NextStory />}
        </>
      )}
    </ActionBar>
  );
}

function labelOf(step: Offered, t: Translate): string {
  if (step.does === "askParent") return t("safety:askAParent");
  if (step.does !== "ask") return t(`storyReview:${step.does}`);
  const { state, name } = step.person;
  return t(state === "asked" ? "safety:askNameAgain" : "safety:askTeller", { name });
}

function useOutcome(isOnSite: boolean | undefined, isApproved: boolean): TextKey | undefined {
  const { isTrashed } = useDocumentInfo();
  const { value: status } = useField<string>({ path: "status" });
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  if (withdrawnAt) return "storyReview:withdrawn";
  if (isTrashed) return "storyReview:inTrash";
  if (status === "Declined") return "storyReview:declined";
  if (isApproved) return "storyReview:approved";
  if (status !== "Published" || isOnSite === undefined) return undefined;
  return isOnSite ? "storyReview:published" : "storyReview:hidden";
}

function Confirmation({ step, decision }: { step: Begun; decision: DecisionSteps }) {
  const t = useText();
  const id = useId();
  const { user } = useAuth();
  const { id: story } = useDocumentInfo();
  const isSaving = useFormProcessing();
  const { value: stored } = useField<string | undefined>({ path: "reason" });
  const key = `lampstand:reason:${user?.id}:${story}`;
  const [reason, setReason] = useState(() => text.parse(readKept(key)) || (stored ?? ""));
  // Reloading the page, as a refusal may demand, loses nothing.
  useEffect(() => keep(key, reason.trim() === stored ? "" : reason), [key, reason, stored]);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (field.current ?? button.current)?.focus(), []);
  return (
    <>
      {step === "decline" && (
        <div className="field-type textarea" style={{ flexBasis: "100%", margin: 0 }}>
          <label className="field-label" htmlFor={id}>
            {t("storyReview:declineReason")}
          </label>
          <textarea
            ref={field}
            id={id}
            className="textarea-element"
            style={{ width: "100%", padding: 12, font: "inherit" }}
            rows={4}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <p style={{ ...NOTE, flexBasis: "100%", margin: 0 }}>{t(`storyReview:${step}Help`)}</p>
      <div style={ROW}>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isSaving}
          onClick={() => decision.begin(undefined)}
        >
          {t("storyReview:notYet")}
        </Button>
        <Button ref={button} margin={false} disabled={isSaving} onClick={() => void decision.confirm(reason)}>
          {t(`storyReview:${step}Confirm`)}
        </Button>
      </div>
    </>
  );
}
