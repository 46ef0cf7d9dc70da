"use client";

import { Button, PublishButton, useDocumentInfo, useForm, useFormProcessing } from "@payloadcms/ui";

/** Publishes, updates or unpublishes an article with buttons, which Payload hides in a menu. */
export function PublishButtons() {
  const { hasPublishedDoc, hasPublishPermission, setHasPublishedDoc } = useDocumentInfo();
  const { submit } = useForm();
  const isSaving = useFormProcessing();

  async function unpublish() {
    const outcome = await submit({ overrides: { _status: "draft" } });
    if (outcome?.res.ok) setHasPublishedDoc(false);
  }

  return (
    <>
      {hasPublishedDoc && hasPublishPermission && (
        <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={() => void unpublish()}>
          Unpublish
        </Button>
      )}
      <PublishButton label={hasPublishedDoc ? "Update" : "Publish"} />
    </>
  );
}
