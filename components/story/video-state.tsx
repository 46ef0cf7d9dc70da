"use client";

import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { isTooLong, videoTooLong } from "@lampstand/contract/video-length";
import { useEffect, useRef, useState } from "react";
import { lengthOf } from "@/lib/story/recording/kept-take";
import { percentOf, sizeText } from "@/lib/story/uploads/upload-progress";
import { timeText } from "@/lib/utils/text";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { hasArrived, isFileOf, type ChosenVideo, type UploadRecord } from "./use-chosen-video";

type VideoStateProps = {
  video: ChosenVideo;
  isSending: boolean;
  /** `null` where only the size is limited. */
  longestMinutes: number | null;
};

/** The chosen video, what has arrived of an earlier one, and the question which of them it is. */
export function VideoState({ video, isSending, longestMinutes }: VideoStateProps) {
  const { file, waiting, record } = video;
  return (
    <>
      {waiting && record && (
        <InlineConfirm
          question={`An upload of ${record.name} stands at ${percentOf(record.acknowledged, record.size)}%. Replace it with ${waiting.name}?`}
          no="Keep it"
          yes="Use the new video"
          onNo={video.keepEarlier}
          onYes={video.replaceWithWaiting}
        />
      )}
      {record && !waiting && !isSending && (!file || isFileOf(record, file)) && (
        <EarlierUpload record={record} isChosen={file !== null} />
      )}
      {file && (
        <VideoPreview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          leftOut={video.leftOut}
          onLength={(seconds) => {
            if (longestMinutes !== null && isTooLong(seconds, longestMinutes * 60))
              video.reject(videoTooLong(seconds, longestMinutes * 60));
          }}
        />
      )}
    </>
  );
}

type EarlierUploadProps = { record: UploadRecord; isChosen: boolean };

function EarlierUpload({ record, isChosen }: EarlierUploadProps) {
  const percent = percentOf(record.acknowledged, record.size);
  const next = isChosen ? "It goes on from there." : "Choose the same file again, and it goes on from there.";
  return (
    <p className="rounded-xl border-2 border-lamp-800 bg-white p-4">
      {hasArrived(record)
        ? `${record.name} has arrived. It only needs to be published.`
        : `An upload of ${record.name} stands at ${percent}%. ${next}`}
    </p>
  );
}

type VideoPreviewProps = {
  file: File;
  /** In seconds: what is not shown. */
  leftOut: LeftOut;
  onLength: (seconds: number) => void;
};

function VideoPreview({ file, leftOut, onLength }: VideoPreviewProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (player.current) player.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);
  const facts = [sizeText(file.size), ...(seconds === null ? [] : [timeText(Math.round(seconds))])];

  return (
    <figure className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      {isShown && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- a local preview of the visitor's own file
        <video
          ref={player}
          controls
          playsInline
          preload="metadata"
          aria-label="Preview of your video"
          onDurationChange={({ currentTarget }) => {
            const { duration } = currentTarget;
            // Browsers record without a length: it is found by looking for the end.
            if (duration === Infinity) currentTarget.currentTime = Number.MAX_SAFE_INTEGER;
            else {
              if (currentTarget.currentTime > 0 && currentTarget.paused) currentTarget.currentTime = 0;
              setSeconds(duration - lengthOf(leftOut));
              onLength(duration);
            }
          }}
          onTimeUpdate={({ currentTarget }) => {
            const span = leftOut.find(
              ([from, to]) => currentTarget.currentTime >= from && currentTarget.currentTime < to,
            );
            if (span) [, currentTarget.currentTime] = span;
          }}
          onError={() => {
            setShown(false);
          }}
          className="max-h-80 w-full rounded-xl bg-dusk-950 sm:max-h-72"
        />
      )}
      <figcaption className="min-w-0">
        <p className="font-semibold">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-ink-soft">{facts.join(" · ")}</p>
        {!isShown && (
          <p className="mt-1.5 text-caption text-ink-soft">
            This browser cannot show it. You can send it all the same.
          </p>
        )}
      </figcaption>
    </figure>
  );
}
