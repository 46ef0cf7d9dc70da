"use client";

import { isTooLong, videoTooLong } from "@lampstand/contract/video-length";
import { isRecording } from "@/lib/story/recording/kept-take";
import type { UploadState } from "@/lib/story/recording/background-upload";
import { percentOf } from "@/lib/story/uploads/upload-progress";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { hasArrived, isFileOf, type ChosenVideo, type UploadRecord } from "./use-chosen-video";
import { VideoPreview } from "./video-preview";

const WAITING = "It’s waiting for a connection and resumes automatically.";

type VideoStateProps = {
  video: ChosenVideo;
  isSending: boolean;
  /** `null` if only the size is limited. */
  longestMinutes: number | null;
  canLeaveOut: boolean;
};

/** Shows the chosen video, the received part of an earlier one, and the question which of them to use. */
export function VideoState({ video, isSending, longestMinutes, canLeaveOut }: VideoStateProps) {
  const { file, waiting, record, sending } = video;
  const isBegun = file !== null && sending !== null && sending.phase !== "ended";
  const current = record ?? (isBegun && { ...sending, name: file.name, size: file.size });
  return (
    <>
      {waiting && record && (
        <InlineConfirm
          question={`The upload of ${record.name} is at ${percentOf(record.acknowledged, record.size)}%. Replace it with ${waiting.name}?`}
          no="Keep it"
          yes="Use the new video"
          onNo={video.keepEarlier}
          onYes={video.replaceWithWaiting}
        />
      )}
      {current && !waiting && !isSending && (!file || !record || isFileOf(record, file)) && (
        <EarlierUpload record={current} next={nextOf(file !== null, sending)} />
      )}
      {file && (
        <VideoPreview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          kept={video.kept}
          onCut={canLeaveOut && isRecording(file.name) && !isSending ? video.cut : null}
          onLength={(seconds) => {
            if (longestMinutes !== null && isTooLong(seconds, longestMinutes * 60))
              video.reject(videoTooLong(seconds, longestMinutes * 60));
          }}
        />
      )}
    </>
  );
}

/** Explains what happens to an unfinished upload. */
function nextOf(isChosen: boolean, sending: UploadState | null): string {
  if (!isChosen) return "Choose the same file again to resume it.";
  if (sending?.phase === "sending") return "It continues while you fill in the form.";
  if (sending?.phase === "waiting") return sending.reason || WAITING;
  return "It resumes from there.";
}

type EarlierUploadProps = { record: Omit<UploadRecord, "lastModified">; next: string };

function EarlierUpload({ record, next }: EarlierUploadProps) {
  const percent = percentOf(record.acknowledged, record.size);
  const isWhole = hasArrived(record);
  return (
    <p className="rounded-xl border-2 border-lamp-800 bg-white p-4">
      {!isWhole && <span>{`The upload of ${record.name} is at ${percent}%. `}</span>}
      <span role="status">
        {isWhole ? `We have received ${record.name}. You only need to send the form.` : next}
      </span>
    </p>
  );
}
