"use client";

import { Button, toast, useDocumentTitle, useField, useForm, useFormModified } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";

import type { Case } from "../../features/reports/case";
import { callApi } from "../call-api";
import { Player } from "../clips/clip-player";
import { useClip } from "../clips/use-clip";
import { ActionBar } from "../parts/action-bar";
import { useText } from "../texts/use-text";

/** Plays the film, and replaces the page's title, which would be the reason's internal name. */
export function Film({ name, clip: id }: { name: string; clip: string | undefined }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  const { clip } = useClip(id);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // After Payload's own effect, which sets the reason in the same commit.
    if (title !== name) queueMicrotask(() => setDocumentTitle(name));
  }, [name, title, setDocumentTitle]);
  return clip ? <Player clip={clip} ref={video} maxHeight="60svh" /> : null;
}

const saved = z.object({ docs: z.optional(z.array(z.unknown())) });

/**
 * Saves a change, even while a colleague has the record open. Returns how many records it changed; shows why if it
 * failed.
 */
async function save(path: string, data: object): Promise<number | undefined> {
  const outcome = await callApi(`${path}&overrideLock=true`, saved, data, "PATCH");
  if ("data" in outcome) return outcome.data.docs?.length ?? 1;
  toast.error(outcome.problem);
  return undefined;
}

type DecisionsProps = { found: Pick<Case, "video" | "isVisible" | "mayChange" | "open"> };

/** Offers what staff can decide, and returns to the list once it is done. */
export function Decisions({ found: { video, isVisible, mayChange, open } }: DecisionsProps) {
  const t = useText();
  const router = useRouter();
  const { setValue: setHandled } = useField<boolean>({ path: "isHandled" });
  const { submit } = useForm();
  const isModified = useFormModified();
  const [isSending, setIsSending] = useState(false);
  const removable = isVisible && mayChange ? video?.id : undefined;
  if (!removable && !open) return null;

  async function decide(removed?: string) {
    // Leaving the page would lose what was written on it.
    if (isModified && !(await submit())?.res.ok) return;
    setIsSending(true);
    const taken = removed
      ? await save(`videos/${encodeURIComponent(removed)}?depth=0`, { status: "Pending" })
      : 0;
    const changed = taken === undefined || !open ? taken : await save(`reports?${open}`, { isHandled: true });
    setIsSending(false);
    if (changed === undefined) return;
    // The form doesn't count as changed.
    setHandled(true, true);
    if (!removed && changed === 0) toast.info(t("reports:closedMeanwhile"));
    else toast.success(t(removed ? "reports:removeDone" : "reports:leaveDone"));
    router.push("/admin/collections/reports");
    router.refresh();
  }

  return (
    <ActionBar label={t("reports:decide")}>
      {removable && (
        <Button margin={false} disabled={isSending} onClick={() => void decide(removable)}>
          {t("reports:remove")}
        </Button>
      )}
      {open && (
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void decide()}>
          {t(isVisible ? "reports:leave" : "reports:close")}
        </Button>
      )}
    </ActionBar>
  );
}
