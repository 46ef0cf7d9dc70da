"use client";

import { ConfirmationModal, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

import { SmallButton } from "../panel-parts";
import { act } from "../call-api";
import { useText } from "../texts/use-text";

const MODAL = "take-examples-away";

/** Removes all example content at once, or restores it. */
export function ExamplesButton({ areAway }: { areAway: boolean }) {
  const t = useText();
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
        {t(areAway ? "firstSteps:restoreExamples" : "firstSteps:removeExamples")}
      </SmallButton>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t("firstSteps:removeExamplesQuestion")}
        body={t("firstSteps:removeExamplesHelp")}
        confirmLabel={t("firstSteps:removeExamplesConfirm")}
        onConfirm={() => move(true)}
      />
    </>
  );
}
