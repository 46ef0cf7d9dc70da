"use client";

import { Banner, useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { languageName } from "../../features/captions/languages";
import { SmallButton } from "../panel-parts";
import { readCaptionState, requestDraft } from "./admin-api";

const ASKED_EVERY_MS = 3_000;

/** Says what visitors see of the captions, and how far a service is with a draft. */
export function DraftState({ hasWords }: { hasWords: boolean }) {
  const { id } = useDocumentInfo();
  const { value: transcription } = useField<string | null | undefined>({ path: "transcription" });
  const { value: from } = useField<string | null | undefined>({ path: "translatedFrom" });
  const { value: problem } = useField<string | null | undefined>({ path: "problem" });
  const { value: isDraft } = useField<boolean | undefined>({ path: "isDraft" });
  const isWaiting = transcription === "waiting";
  useReloadWhenWritten(isWaiting && id !== undefined ? String(id) : undefined);

  if (isWaiting) {
    return (
      <Banner type="info">
        {from
          ? `The translation service is translating the captions in ${languageName(from)}.`
          : "The transcription service is writing a draft."}{" "}
        This can take a few minutes. You can leave this page.
      </Banner>
    );
  }
  if (transcription === "failed" && !hasWords) {
    return (
      <Banner type="error">
        We couldn’t write a draft: {problem} <TryAgain from={from ?? undefined} />
      </Banner>
    );
  }
  if (!isDraft || !hasWords) return null;
  return (
    <Banner type="info">
      This is a draft, so visitors can’t see it. Once someone has read every line while listening, untick
      ‘Draft’ and save.
    </Banner>
  );
}

function TryAgain({ from }: { from: string | undefined }) {
  const { value: clip } = useField<string | undefined>({ path: "clip" });
  const { value: lang } = useField<string | undefined>({ path: "lang" });
  const [problem, setProblem] = useState("");
  async function tryAgain() {
    const outcome = await requestDraft(clip ?? "", lang ?? "", from);
    if ("id" in outcome) window.location.reload();
    else setProblem(outcome.problem);
  }
  return (
    <>
      <SmallButton onClick={() => void tryAgain()}>Try again</SmallButton>{" "}
      <span role="status">{problem}</span>
    </>
  );
}

/** Reloads the page once the draft is written or has failed. */
function useReloadWhenWritten(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const timer = setInterval(() => {
      void readCaptionState(id).then((state) => {
        if (state && state.transcription !== "waiting") window.location.reload();
      });
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
}
