"use client";

import { Button, useDocumentInfo, useField, useForm, useFormProcessing } from "@payloadcms/ui";

import { useClip } from "../clips/use-clip";
import { useVisibility, VisibilityNotice } from "../fields/visibility-notice";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { MEDIA_BOX, PROBLEM, ROW } from "../styles";

const STATES: Record<string, TextKey> = {
  Active: "videos:active",
  Pending: "videos:pending",
  Declined: "videos:declined",
};

/** Publishes or unpublishes a video with a button that also saves changes. */
export function VideoStatus() {
  const t = useText();
  const { isTrashed } = useDocumentInfo();
  const { submit, dispatchFields } = useForm();
  const isSaving = useFormProcessing();
  const { value: status, showError, errorMessage } = useField<string>({ path: "status" });
  const isPublished = status === "Active";
  const { value: videoLink } = useField<string | undefined>({ path: "videoLink" });
  const { clip } = useClip(videoLink ?? undefined);
  const visibility = useVisibility(JSON.stringify([clip?.preparation, clip?.task, clip?.problem]));
  const refusal = isPublished ? "" : visibility?.refusal;
  const state = isPublished && visibility?.reason ? "videos:hidden" : STATES[status];

  async function save() {
    // The form keeps the errors of the last attempt.
    dispatchFields({ type: "UPDATE", path: "status", valid: true, errorMessage: undefined });
    await submit({ overrides: { status: isPublished ? "Pending" : "Active" } });
  }

  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("videos:onTheSite")}>
      <div style={ROW}>
        <strong role="status">{state && t(state)}</strong>
        {!isTrashed && !refusal && (
          <Button
            buttonStyle={isPublished ? "secondary" : "primary"}
            margin={false}
            disabled={isSaving}
            onClick={() => void save()}
          >
            {t(isPublished ? "videos:unpublish" : "videos:publish")}
          </Button>
        )}
      </div>
      {isPublished && <VisibilityNotice visibility={visibility} />}
      {!isTrashed && refusal && <p style={PROBLEM}>{refusal}</p>}
      {showError && errorMessage && !refusal && (
        <p role="alert" style={PROBLEM}>
          {errorMessage}
        </p>
      )}
    </section>
  );
}
