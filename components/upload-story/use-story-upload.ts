"use client";

import { useRef, useState } from "react";
import type { FormValues } from "@/components/forms/schema-resolver";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import { TOKEN_FIELD, TRAP_FIELD } from "@/lib/forms/hidden-fields";
import { noAnswerReason } from "@/lib/forms/no-answer";
import { logError } from "@/lib/log";
import type { Sending, SendingProgress } from "@/lib/site-api/send-video";
import { FILE_CHANGED } from "@/lib/story/check-video";
import {
  forgetUploadRecord,
  hasArrived,
  isFileOf,
  keepUploadRecord,
  type UploadRecord,
} from "@/lib/story/upload-record";
import { UPLOAD_GONE } from "@/lib/uploads/sentences";

/** Where an upload is between the press of the button and its end; `null` before and after. */
export type UploadStage = SendingProgress | { phase: "publishing" } | null;

const failed = (message: string): FormOutcome => ({ state: "failed", message });

/** Sends a story: its video first, in parts, then its form. What fails can be tried again, and goes on where it was. */
export function useStoryUpload(record: UploadRecord | null) {
  const [stage, setStage] = useState<UploadStage>(null);
  const sending = useRef<Sending>(null);

  /** The upload that the video has arrived by, or what the visitor is told in its place. */
  async function deliver(file: File): Promise<{ address: string } | FormOutcome> {
    const { sendVideo } = await import("@/lib/site-api/send-video");
    const { name, size, lastModified } = file;
    const earlier = record && isFileOf(record, file) ? record : null;
    let current: UploadRecord = earlier ?? { address: "", name, size, lastModified, acknowledged: 0 };
    const keep = (news: Partial<UploadRecord>) => {
      current = { ...current, ...news };
      if (current.address) keepUploadRecord(current);
    };
    sending.current = sendVideo(file, {
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
    if (outcome.state === "cancelled" || outcome.state === "gone") forgetUploadRecord();
    if (outcome.state === "cancelled") return failed("The upload was cancelled. What you typed is kept.");
    if (outcome.state === "gone") return failed(UPLOAD_GONE);
    if (outcome.state === "changed") return failed(FILE_CHANGED);
    return failed(outcome.message || "Upload failed");
  }

  async function publish(address: string, values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
    setStage({ phase: "publishing" });
    const { askToPublish } = await import("@/lib/site-api/ask-to-publish");
    const hidden = new FormData(form);
    const outcome = await askToPublish({
      ...values,
      file: address.split("/").at(-1),
      [TOKEN_FIELD]: hidden.get(TOKEN_FIELD),
      [TRAP_FIELD]: hidden.get(TRAP_FIELD),
    });
    if (outcome.state === "sent" || outcome.video) forgetUploadRecord();
    return outcome.video === "gone" ? failed(UPLOAD_GONE) : outcome;
  }

  async function send(file: File | null, values: FormValues, form: HTMLFormElement): Promise<FormOutcome> {
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
    cancel: () => void sending.current?.cancel(),
  };
}
