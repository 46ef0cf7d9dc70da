"use client";

import { Button, useDocumentInfo, useField, useForm, useFormProcessing } from "@payloadcms/ui";

import { useVisibility, VisibilityNotice } from "../fields/visibility-notice";
import { MEDIA_BOX, PROBLEM, ROW } from "../styles";

const STATES: Record<string, string> = {
  Active: "It’s on the site.",
  Pending: "It isn’t on the site yet.",
  Declined: "It isn’t on the site because its story was declined.",
};

const HIDDEN = "It’s published, but not on the site right now.";

/** Publishes or unpublishes a video with a button that also saves changes. */
export function VideoStatus() {
  const { isTrashed } = useDocumentInfo();
  const { submit, dispatchFields } = useForm();
  const isSaving = useFormProcessing();
  const { value: status, showError, errorMessage } = useField<string>({ path: "status" });
  const isPublished = status === "Active";
  const visibility = useVisibility();

  async function save() {
    // The form keeps the errors of the last attempt.
    dispatchFields({ type: "UPDATE", path: "status", valid: true, errorMessage: undefined });
    await submit({ overrides: { status: isPublished ? "Pending" : "Active" } });
  }

  return (
    <section className="field-type" style={MEDIA_BOX} aria-label="On the site">
      <div style={ROW}>
        <strong role="status">{isPublished && visibility?.reason ? HIDDEN : STATES[status]}</strong>
        {!isTrashed && (
          <Button
            buttonStyle={isPublished ? "secondary" : "primary"}
            margin={false}
            disabled={isSaving}
            onClick={() => void save()}
          >
            {isPublished ? "Remove it from the site" : "Publish"}
          </Button>
        )}
      </div>
      {isPublished && <VisibilityNotice visibility={visibility} />}
      {showError && errorMessage && (
        <p role="alert" style={PROBLEM}>
          {errorMessage}
        </p>
      )}
    </section>
  );
}
