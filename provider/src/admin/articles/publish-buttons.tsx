"use client";

import { Button, PublishButton, useDocumentInfo, useForm, useFormProcessing } from "@payloadcms/ui";

import { useText } from "../texts/use-text";

/** Publishes, updates or unpublishes an article with buttons, which Payload hides in a menu. */
export function PublishButtons() {
  const t = useText();
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
          {t("articles:unpublish")}
        </Button>
      )}
      <PublishButton label={t(hasPublishedDoc ? "articles:update" : "articles:publish")} />
    </>
  );
}
