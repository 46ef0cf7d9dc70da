"use client";

import { formatFilesize } from "payload/shared";
import { useState } from "react";

import type { Offer } from "../../features/backup/first-restore";
import { act } from "../call-api";
import { Problem, SmallButton } from "../panel-parts";
import { Choice } from "../parts/choice";
import { Fold } from "../parts/fold";
import { useText } from "../texts/use-text";
import { momentInWords } from "../time/moment-in-words";

/** How often to look whether the site is back, in milliseconds. */
const POLL_MS = 1_000;

type FirstRestoreProps = { offer: Offer; setupKey: string };

/** Offers to restore a backup instead of creating the first account. */
export function FirstRestore({ offer, setupKey }: FirstRestoreProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const { backups, canRestore, folder, problem, problems } = offer;

  async function restore(backup: string) {
    setAsking(true);
    const isAccepted = await act("first-restore", { setupKey, backup });
    setAsking(false);
    if (!isAccepted) return;
    setRestoring(true);
    await untilBack();
    // Leads to the login if the site now has accounts, and otherwise says why not.
    window.location.reload();
  }

  if (isRestoring) return <p role="status">{t("firstRestore:restoring")}</p>;
  return (
    <Fold title={t("firstRestore:heading")} isOpen={problem !== ""}>
      <Problem>{problem && t("firstRestore:why", { reason: problem })}</Problem>
      {problems.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {!canRestore && <p>{t("firstRestore:command")}</p>}
      {canRestore && backups.length + problems.length === 0 && <p>{t("firstRestore:none", { folder })}</p>}
      {canRestore && backups.length > 0 && (
        <Choice
          legend={t("firstRestore:choose")}
          options={backups.map(({ name, madeAt, bytes, version }) => ({
            value: name,
            label: momentInWords(madeAt, "UTC"),
            help: t("firstRestore:contents", { size: formatFilesize(bytes, 1), version }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {chosen && (
        <>
          <p>{t("firstRestore:confirm")}</p>
          <SmallButton buttonStyle="primary" disabled={isAsking} onClick={() => void restore(chosen)}>
            {t("firstRestore:restore")}
          </SmallButton>
        </>
      )}
    </Fold>
  );
}

/** Returns once the site was away and is back. */
async function untilBack(): Promise<void> {
  let [wasAway, isAway] = [false, false];
  while (!wasAway || isAway) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const response = await fetch("/api/staff/me").catch(() => undefined);
    isAway = !response || response.status >= 500;
    wasAway ||= isAway;
  }
}
