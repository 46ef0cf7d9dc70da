"use client";

import { Button, ConfirmationModal, useForm, useFormProcessing, useModal } from "@payloadcms/ui";

import { useText } from "../texts/use-text";

const MODAL = "dealt-with";

type Props = { isHandled: boolean; /** Whether we ask before it closes. */ isAsked: boolean };

/** Closes a record or opens it again, and saves what else was changed. */
export function Done({ isHandled, isAsked }: Props) {
  const t = useText();
  const { submit } = useForm();
  const { openModal } = useModal();
  const isSaving = useFormProcessing();
  const set = (to: boolean) => submit({ overrides: { isHandled: to } });
  const press = () => {
    if (isAsked && !isHandled) openModal(MODAL);
    else void set(!isHandled);
  };
  const label = t(isAsked ? "inbox:close" : "inbox:done");
  return (
    <>
      <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={press}>
        {isHandled ? t("inbox:openAgain") : label}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t("inbox:closeHeading")}
        body={t("inbox:closeHelp")}
        confirmLabel={label}
        onConfirm={async () => {
          await set(true);
        }}
      />
    </>
  );
}
