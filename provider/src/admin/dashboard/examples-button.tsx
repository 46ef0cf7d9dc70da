"use client";

import { ConfirmationModal, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

import { SmallButton } from "../panel-parts";
import { act } from "../call-api";

const MODAL = "take-examples-away";

/** Takes all example content away at once, or puts it back. */
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
        {areAway ? "Put the examples back" : "Take all examples away"}
      </SmallButton>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Take all examples away?"
        body="The example videos and articles go into the trash, and the example text of the About page is emptied. What you have changed stays. For thirty days you can put them back."
        confirmLabel="Take them away"
        onConfirm={() => move(true)}
      />
    </>
  );
}
