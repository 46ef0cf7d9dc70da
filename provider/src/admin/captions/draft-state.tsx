"use client";

import { Banner, useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { languageName } from "../../features/captions/languages";
import { SmallButton } from "../panel-parts";
import { useText } from "../texts/use-text";
import { readCaptionState, requestDraft } from "./admin-api";

const ASKED_EVERY_MS = 3_000;

/** Says what visitors see of the captions, and how far a service is with a draft. */
export function DraftState({ hasWords }: { hasWords: boolean }) {
  const t = useText();
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
          ? t("captionEditor:translating", { language: languageName(from) })
          : t("captionEditor:transcribing")}
      </Banner>
    );
  }
  if (transcription === "failed" && !hasWords) {
    return (
      <Banner type="error">
        {t("captionEditor:draftFailed", { problem: problem ?? "" })} <TryAgain from={from ?? undefined} />
      </Banner>
    );
  }
  if (!isDraft || !hasWords) return null;
  return <Banner type="info">{t("captionEditor:draft")}</Banner>;
}

function TryAgain({ from }: { from: string | undefined }) {
  const t = useText();
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
      <SmallButton onClick={() => void tryAgain()}>{t("captionEditor:tryAgain")}</SmallButton>{" "}
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
