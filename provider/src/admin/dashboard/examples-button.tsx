"use client";

import { ConfirmationModal, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

import { SmallButton } from "../panel-parts";
import { act } from "../call-api";

const MODAL = "take-examples-away";

/** Removes all example content at once, or restores it. */
export function ExamplesButton({ areAway }: { areAway: boolean }) {
  const router = useRouter();
  const { openModal } = useModal();
  const [isBusy, setIsBusy] = useState(false);

  async function move(isAway: boolean) {
    setIsBusy(true);
    await act("examples", { isAway });
    setIsBusy(false);
    router.refresh();
  }

  return (
    <>
      <SmallButton disabled={isBusy} onClick={() => (areAway ? void move(false) : openModal(MODAL))}>
        {areAway ? "Restore the examples" : "Remove all examples"}
      </SmallButton>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Remove all examples?"
        body="The example videos and articles move to the trash, and we clear the example text on the About page. Anything you have changed stays. You can restore them within 30 days."
        confirmLabel="Remove them"
        onConfirm={() => move(true)}
      />
    </>
  );
}
