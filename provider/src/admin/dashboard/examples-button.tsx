"use client";

import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";

const MODAL = "take-examples-away";

const answer = z.object({ message: z.string() });

/** Takes all example content away at once, or puts it back. */
export function ExamplesButton({ areAway }: { areAway: boolean }) {
  const router = useRouter();
  const { openModal } = useModal();
  const [isBusy, setIsBusy] = useState(false);

  async function move(isAway: boolean) {
    setIsBusy(true);
    const outcome = await callApi("examples", answer, { isAway });
    setIsBusy(false);
    if ("problem" in outcome) toast.error(outcome.problem);
    else toast.success(outcome.data.message);
    router.refresh();
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => (areAway ? void move(false) : openModal(MODAL))}
      >
        {areAway ? "Put the examples back" : "Take all examples away"}
      </Button>
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
