"use client";

import { ConfirmationModal, toast, useDocumentInfo, useField, useModal } from "@payloadcms/ui";
import { useEffect } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";

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
  return (
    <SmallButton el="anchor" url={`/api/${collectionSlug}/export.csv`}>
      Download all as a spreadsheet (CSV)
    </SmallButton>
  );
}

/** Explains how to remove many similar records at once. Nobody who sent them gets an answer. */
export function SpamNote({ hasTrashPermission }: { hasTrashPermission?: boolean }) {
  return (
    <p style={{ ...NOTE, margin: "0 0 12px" }}>
      {hasTrashPermission
        ? "Spam? Tick all of it and press ‘Delete’. It moves to the trash, and nobody gets an email."
        : "Spam? An admin can tick all of it and move it to the trash at once. Nobody gets an email."}
    </p>
  );
}

const MODAL = "withdraw-consent";

/** Lets staff withdraw a consent for somebody who asked them to. */
export function WithdrawConsentButton() {
  const { collectionSlug, id } = useDocumentInfo();
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const { openModal } = useModal();
  if (!collectionSlug || id === undefined || withdrawnAt) return null;

  async function withdraw(collection: string, record: number | string) {
    if (await callInbox(collection, record, "withdraw-consent")) window.location.reload();
    else toast.error("That didn’t work. Please try again.");
  }

  return (
    <div className="field-type">
      <SmallButton onClick={() => openModal(MODAL)}>Withdraw consent</SmallButton>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Withdraw this consent?"
        body="Only do this if the person has asked you to. The linked video disappears from the site at once. We keep a record of what they agreed to, with your name and the time. You can’t undo this."
        confirmLabel="Withdraw consent"
        confirmingLabel="Withdrawing…"
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
