"use client";

import { useEffect, useRef, useState } from "react";
import { lengthText, sizeText } from "@/lib/stories/upload-progress";

/** The chosen video as it will be sent: its picture, name, size and length. Nothing has left the phone yet. */
export function VideoPreview({ file }: { file: File }) {
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
  const facts = [sizeText(file.size), ...(seconds === null ? [] : [lengthText(seconds)])];

  return (
    <figure className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      {isShown && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- it is the visitor's own, who has just chosen it
        <video
          ref={player}
          controls
          playsInline
          preload="metadata"
          aria-label="Preview of your video"
          onLoadedMetadata={({ currentTarget }) => {
            if (Number.isFinite(currentTarget.duration)) setSeconds(currentTarget.duration);
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
