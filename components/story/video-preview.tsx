"use client";

import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { keptSeconds } from "@lampstand/contract/video-length";
import { useState } from "react";
import { sizeText } from "@/lib/story/uploads/upload-progress";
import { timeText } from "@/lib/utils/text";
import { Button } from "@/components/ui/button";
import { useFileSource } from "@/components/ui/use-file-source";

/** As much as a cut must leave, in seconds. */
const LEAST_SECONDS = 3;

type VideoPreviewProps = {
  file: File;
  /** In seconds: what is not shown. */
  leftOut: LeftOut;
  onLength: (seconds: number) => void;
  /** `null` where nothing can be cut off. */
  onLeaveOut: ((leftOut: LeftOut) => void) | null;
};

export function VideoPreview({ file, leftOut, onLength, onLeaveOut }: VideoPreviewProps) {
  const player = useFileSource(file);
  const [duration, setDuration] = useState<number | null>(null);
  const [isShown, setShown] = useState(true);
  const length = duration === null ? [] : [timeText(Math.round(keptSeconds(duration, leftOut)))];

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
            // Browsers record without a length: it is found by looking for the end.
            if (currentTarget.duration === Infinity) currentTarget.currentTime = Number.MAX_SAFE_INTEGER;
            else {
              if (currentTarget.currentTime > 0 && currentTarget.paused) currentTarget.currentTime = 0;
              setDuration(currentTarget.duration);
              onLength(keptSeconds(currentTarget.duration, leftOut));
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
      <figcaption className="grid min-w-0 gap-1.5">
        <p className="font-semibold">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-ink-soft">{[sizeText(file.size), ...length].join(" · ")}</p>
        {!isShown && (
          <p className="text-caption text-ink-soft">
            This browser cannot show it. You can send it all the same.
          </p>
        )}
        {isShown && onLeaveOut && duration !== null && (
          <Cuts
            leftOut={leftOut}
            duration={duration}
            moment={() => player.current?.currentTime ?? 0}
            onLeaveOut={onLeaveOut}
          />
        )}
      </figcaption>
    </figure>
  );
}

type CutsProps = {
  leftOut: LeftOut;
  duration: number;
  /** At which the preview stands. */
  moment: () => number;
  onLeaveOut: (leftOut: LeftOut) => void;
};

function Cuts({ leftOut, duration, moment, onLeaveOut }: CutsProps) {
  const [uncut] = useState(leftOut);
  const [message, setMessage] = useState("");
  const cut = (spans: LeftOut, done: string) => {
    const isEnough = keptSeconds(duration, spans) >= LEAST_SECONDS;
    if (isEnough) onLeaveOut(spans);
    setMessage(isEnough ? done : `At least ${LEAST_SECONDS} seconds must be left.`);
  };
  return (
    <>
      <p className="text-caption text-ink-soft">
        To cut off the beginning or the end, stop the preview there and press a button.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            const from = moment();
            cut(within(leftOut, from, Infinity), `Your story now begins at ${timeText(from)}.`);
          }}
        >
          Begin here
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            const to = moment();
            // Its sound may be a little longer than its picture.
            const spans: LeftOut = [...within(leftOut, 0, to), [to, Math.ceil(duration) + 1]];
            cut(spans, `Your story now ends at ${timeText(to)}.`);
          }}
        >
          End here
        </Button>
        {leftOut !== uncut && (
          <Button
            look="secondary"
            onClick={() => {
              onLeaveOut(uncut);
              setMessage("Nothing is cut off any more.");
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </>
  );
}

/** What lies between two moments is left out as before, and all that comes before them. */
function within(leftOut: LeftOut, from: number, to: number): LeftOut {
  const between = leftOut.map(([start, end]): LeftOut[number] => [Math.max(start, from), Math.min(end, to)]);
  const spans: LeftOut = [[0, from], ...between];
  return spans.filter(([start, end]) => start < end);
}
