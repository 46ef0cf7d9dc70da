"use client";

import { ConfirmationModal, toast, useDocumentInfo, useField, useModal } from "@payloadcms/ui";
import { useEffect } from "react";
import * as z from "zod/mini";

import { callApi, downloadFile } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

/** Notes that the record has been opened. After a failure, the next visit notes it. */
export function MarkRead() {
  const { collectionSlug, id } = useDocumentInfo();
  useEffect(() => {
    if (collectionSlug && id !== undefined) void callInbox(collectionSlug, id, "read");
  }, [collectionSlug, id]);
  return null;
}

/** Downloads the whole inbox as a table. */
export function ExportButton({ collectionSlug }: { collectionSlug: string }) {
  const t = useText();
  return (
    <SmallButton onClick={() => void downloadFile(`${collectionSlug}/export.csv`)}>
      {t("inbox:download")}
    </SmallButton>
  );
}

/** Explains how to remove many similar records at once. Nobody who sent them gets an answer. */
export function SpamNote({ hasTrashPermission }: { hasTrashPermission?: boolean }) {
  const t = useText();
  return (
    <p style={{ ...NOTE, margin: "0 0 12px" }}>
      {t(hasTrashPermission ? "inbox:spamToTrash" : "inbox:spam")}
    </p>
  );
}

const MODAL = "withdraw-consent";

/** Lets staff withdraw a consent for somebody who asked them to. */
export function WithdrawConsentButton() {
  const t = useText();
  const { collectionSlug, id } = useDocumentInfo();
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const { openModal } = useModal();
  if (!collectionSlug || id === undefined || withdrawnAt) return null;

  async function withdraw(collection: string, record: number | string) {
    if (await callInbox(collection, record, "withdraw-consent")) window.location.reload();
    else toast.error(t("inbox:failed"));
  }

  return (
    <div>
      <SmallButton onClick={() => openModal(MODAL)}>{t("inbox:withdraw")}</SmallButton>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t("inbox:withdrawHeading")}
        body={t("inbox:withdrawHelp")}
        confirmLabel={t("inbox:withdraw")}
        confirmingLabel={t("inbox:withdrawing")}
        onConfirm={() => withdraw(collectionSlug, id)}
      />
    </div>
  );
}

/** Calls an inbox's own endpoint for a record. Returns whether that succeeded. */
async function callInbox(
  collection: string,
  id: number | string,
  action: "read" | "withdraw-consent",
): Promise<boolean> {
  return "data" in (await callApi(`${collection}/${encodeURIComponent(id)}/${action}`, z.unknown(), {}));
}
