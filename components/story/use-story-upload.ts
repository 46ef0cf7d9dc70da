"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { gapsOf, isReordered } from "@lampstand/contract/kept";
import { type FormOutcome, type FormValues, TOKEN_FIELD, TRAP_FIELD } from "@/lib/forms/site-forms";
import { noAnswerMessage, uploadFailed } from "@/lib/forms/form-wording";
import { logError } from "@/lib/utils/log";
import type { Sending, SendingProgress } from "@/lib/story/uploads/send-video";
import {
  forgetUploadRecord,
  hasArrived,
  isFileOf,
  keepUploadRecord,
  type ChosenVideo,
  type UploadRecord,
} from "./use-chosen-video";

/** `null` if no upload is running. */
export type UploadStage = SendingProgress | { phase: "publishing" } | null;

const failed = (message: string): FormOutcome => ({ status: "error", message });

/** Resumes when sent again after a failure. */
export function useStoryUpload({ file, kept, record, reject, discard, stopBackground }: ChosenVideo) {
  const t = useTranslations("upload");
  const failures = useTranslations("failures");
  const errors = useTranslations("fieldErrors");
  const [stage, setStage] = useState<UploadStage>(null);
  const sending = useRef<Sending>(null);
  const isUnmounted = useRef(false);
  useLeaveWarning(stage);

  // Leaving the page stops the upload; choosing the same file again resumes it.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      sending.current?.stop("left");
    };
  }, []);

  async function upload(video: File): Promise<{ address: string } | FormOutcome> {
    const { sendVideo } = await import("@/lib/story/uploads/send-video");
    if (isUnmounted.current) return failed("");
    stopBackground();
    const { name, size, lastModified } = video;
    const earlier = record && isFileOf(record, video) ? record : null;
    let current: UploadRecord = earlier ?? { address: "", name, size, lastModified, acknowledged: 0 };
    const saveRecord = (changes: Partial<UploadRecord>) => {
      current = { ...current, ...changes };
      if (current.address) keepUploadRecord(current);
    };
    sending.current = sendVideo(video, {
      earlier,
      onAddress: (address) => {
        saveRecord({ address });
      },
      onProgress: (progress) => {
        saveRecord({ acknowledged: progress.acknowledged });
        setStage(progress);
      },
    });
    const outcome = await sending.current.done;
    if (outcome.state === "arrived") return { address: current.address };
    if (outcome.state === "left") return failed("");
    if (outcome.state === "cancelled") {
      discard(current);
      return failed(t("cancelled"));
    }
    if (outcome.state === "changed") return rejectVideo(errors("storyFileChanged"));
    if (outcome.state === "gone") forgetUploadRecord(current.address);
    return failed(outcome.state === "gone" ? t("gone") : outcome.message || t("failed"));
  }

  async function publish(address: string, values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
    setStage({ phase: "publishing" });
    const { publishStory } = await import("@/lib/story/uploads/upload-calls");
    const hidden = new FormData(form);
    const leftOut = gapsOf(kept);
    const { video, ...outcome } = await publishStory({
      ...values,
      file: address.split("/").at(-1),
      ...(leftOut.length > 0 && { leftOut: JSON.stringify(leftOut) }),
      ...(isReordered(kept) && { kept: JSON.stringify(kept) }),
      [TOKEN_FIELD]: hidden.get(TOKEN_FIELD),
      [TRAP_FIELD]: hidden.get(TRAP_FIELD),
    });
    if (outcome.status === "success" || video) forgetUploadRecord(address);
    return video === "refused" ? rejectVideo(outcome.message) : outcome;
  }

  function rejectVideo(message: string): FormOutcome {
    reject(message);
    return { status: "error", message, errors: { file: message } };
  }

  async function send(values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
    try {
      const isUploaded = record && hasArrived(record) && (!file || isFileOf(record, file));
      const uploaded = isUploaded ? record : file ? await upload(file) : failed(errors("storyFileRequired"));
      return "address" in uploaded ? await publish(uploaded.address, values, form) : uploaded;
    } catch (error) {
      logError("story-not-sent", error);
      return failed(noAnswerMessage(failures, uploadFailed, error));
    } finally {
      sending.current = null;
      setStage(null);
    }
  }

  return {
    stage,
    send,
    pause: () => sending.current?.pause(),
    resume: () => sending.current?.resume(),
    /** Works even if the site cannot be reached. */
    cancel: () => sending.current?.stop("cancelled"),
  };
}

/** `beforeunload` doesn't fire for links within this site. Publishing continues after such a navigation. */
function useLeaveWarning(stage: UploadStage): void {
  const t = useTranslations("upload");
  const isActive = stage !== null && stage.phase !== "paused";
  const isSending = isActive && stage.phase !== "publishing";

  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [isActive]);

  useEffect(() => {
    if (!isSending) return;
    const ask = (event: MouseEvent) => {
      if (!isInternalNavigation(event) || window.confirm(t("leave"))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before the router handles the click.
    window.addEventListener("click", ask, { capture: true });
    return () => {
      window.removeEventListener("click", ask, { capture: true });
    };
  }, [isSending, t]);
}

function isInternalNavigation(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname;
}
