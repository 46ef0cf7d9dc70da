"use client";

import { useEffect, useRef, useState } from "react";
import type { FormValues } from "@/components/forms/schema-resolver";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import { TOKEN_FIELD, TRAP_FIELD } from "@/lib/forms/hidden-fields";
import { noAnswerReason } from "@/lib/forms/no-answer";
import { logError } from "@/lib/utils/log";
import type { Sending, SendingProgress } from "@/lib/browser/send-video";
import { FILE_CHANGED } from "@/lib/stories/check-video";
import {
  forgetUploadRecord,
  hasArrived,
  isFileOf,
  keepUploadRecord,
  type UploadRecord,
} from "@/lib/stories/upload-record";
import { UPLOAD_GONE } from "@/lib/stories/sentences";
import type { ChosenVideo } from "./use-chosen-video";

/** Where an upload is between the press of the button and its end; `null` before and after. */
export type UploadStage = SendingProgress | { phase: "publishing" } | null;

/** Nobody is there to read it. */
const LEFT = "";

const failed = (message: string): FormOutcome => ({ state: "failed", message });

/** Sends a story: its video first, in parts, then its form. What fails can be tried again, and goes on where it was. */
export function useStoryUpload({ file, record, refuse, giveUp }: ChosenVideo) {
  const [stage, setStage] = useState<UploadStage>(null);
  const sending = useRef<Sending>(null);
  const isLeft = useRef(false);

  // Nobody sees an upload once its page is left: it stops, and goes on when the same file is chosen again.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      sending.current?.stop("left");
    };
  }, []);

  /** The upload that the video has arrived by, or what the visitor is told in its place. */
  async function deliver(video: File): Promise<{ address: string } | FormOutcome> {
    const { sendVideo } = await import("@/lib/browser/send-video");
    if (isLeft.current) return failed(LEFT);
    const { name, size, lastModified } = video;
    const earlier = record && isFileOf(record, video) ? record : null;
    let current: UploadRecord = earlier ?? { address: "", name, size, lastModified, acknowledged: 0 };
    const keep = (news: Partial<UploadRecord>) => {
      current = { ...current, ...news };
      if (current.address) keepUploadRecord(current);
    };
    sending.current = sendVideo(video, {
      earlier,
      onAddress: (address) => {
        keep({ address });
      },
      onProgress: (progress) => {
        keep({ acknowledged: progress.acknowledged });
        setStage(progress);
      },
    });
    const outcome = await sending.current.done;
    if (outcome.state === "arrived") return { address: current.address };
    if (outcome.state === "left") return failed(LEFT);
    if (outcome.state === "cancelled") {
      giveUp(current);
      return failed("The upload was cancelled. What you typed is kept.");
    }
    if (outcome.state === "changed") return refused(FILE_CHANGED);
    if (outcome.state === "gone") forgetUploadRecord();
    return failed(outcome.state === "gone" ? UPLOAD_GONE : outcome.message || "Upload failed");
  }

  async function publish(address: string, values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
    setStage({ phase: "publishing" });
    const { askToPublish } = await import("@/lib/browser/ask-to-publish");
    const hidden = new FormData(form);
    const { video, ...outcome } = await askToPublish({
      ...values,
      file: address.split("/").at(-1),
      [TOKEN_FIELD]: hidden.get(TOKEN_FIELD),
      [TRAP_FIELD]: hidden.get(TRAP_FIELD),
    });
    if (outcome.state === "sent" || video) forgetUploadRecord();
    return video === "refused" && outcome.state === "failed" ? refused(outcome.message) : outcome;
  }

  /** This very video will not do: another one must be chosen. */
  function refused(message: string): FormOutcome {
    refuse(message);
    return { state: "failed", message, errors: { file: message } };
  }

  async function send(values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
    try {
      const isThere = record && hasArrived(record) && (!file || isFileOf(record, file));
      const delivered = isThere ? record : file ? await deliver(file) : failed("Please upload a video.");
      return "address" in delivered ? await publish(delivered.address, values, form) : delivered;
    } catch (error) {
      logError("story-not-sent", error);
      return failed(`Upload failed: ${noAnswerReason()}`);
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
    /** Gives up for good, whether or not the site can be told just now. */
    cancel: () => sending.current?.stop("cancelled"),
  };
}
