"use client";

import { formatFilesize } from "payload/shared";
import { type RefObject, useId, useState } from "react";

import { parseTypedTime, shortTime } from "../../features/captions/cue-time";
import { SmallButton } from "../panel-parts";
import { NOTE, ROW } from "../styles";
import type { Clip, ClipAction } from "./use-clip";

export type Ask = (action: ClipAction, body?: object) => Promise<boolean>;

type Props = { clip: Clip; isBusy: boolean; onAsk: Ask; video: RefObject<HTMLVideoElement | null> };

/** Lets staff cut off a clip's beginning and end. */
export function Cut({ clip, isBusy, onAsk, video }: Props) {
  const duration = clip.duration ?? 0;
  const [start, setStart] = useState(shortTime(0));
  const [end, setEnd] = useState(shortTime(duration));
  const isOff = isBusy || Boolean(clip.task);

  const cut = async () => {
    video.current?.pause();
    await onAsk("cut", { start: parseTypedTime(start), end: parseTypedTime(end) });
  };

  return (
    <details style={{ marginTop: 16 }}>
      <summary style={{ fontWeight: 600, cursor: "pointer" }}>Trim the beginning or end</summary>
      <p style={NOTE}>
        Play the video to where it should begin or end, or enter the times. We remove everything outside from
        the site, with its captions. You keep the original upload. We hide the video until the cut is ready.
      </p>
      <div style={ROW}>
        <Moment label="Starts at" value={start} onChange={setStart} video={video} isOff={isOff} />
        <Moment label="Ends at" value={end} onChange={setEnd} video={video} isOff={isOff} />
        <SmallButton buttonStyle="primary" disabled={isOff} onClick={() => void cut()}>
          Cut
        </SmallButton>
        {isChanged(clip) && !clip.originalRemovedAt && (
          <SmallButton disabled={isOff} onClick={() => void onAsk("undo-cut")}>
            Restore the whole video
          </SmallButton>
        )}
      </div>
    </details>
  );
}

function isChanged({ cutFrom, isCovered }: Clip): boolean {
  return isCovered === true || (cutFrom !== null && cutFrom !== undefined);
}

type MomentProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  video: RefObject<HTMLVideoElement | null>;
  isOff: boolean;
};

export function Moment({ label, value, onChange, video, isOff }: MomentProps) {
  const id = useId();
  const here = () => onChange(shortTime(video.current?.currentTime ?? 0));
  return (
    <div>
      <label htmlFor={id} style={{ display: "block" }}>
        {label}
      </label>
      <span style={{ display: "inline-flex", gap: 8 }}>
        <input
          id={id}
          value={value}
          inputMode="numeric"
          size={8}
          disabled={isOff}
          onChange={({ target }) => onChange(target.value)}
        />
        <SmallButton disabled={isOff} aria-label={`${label} the moment you see now`} onClick={here}>
          Here
        </SmallButton>
      </span>
    </div>
  );
}

/** Offers a rendition for projectors, made on request. */
export function LargeVersion({ clip, isBusy, onAsk }: Omit<Props, "video">) {
  const { large } = clip;
  if (large) {
    const size = large.filesize ? `, ${formatFilesize(large.filesize)}` : "";
    const { filename, width, height } = large;
    return (
      <p style={{ margin: "16px 0 0" }}>
        <a href={`/uploads/renditions/${filename}`} download>
          {`Download the version for projectors (${Math.min(width, height)}p${size})`}
        </a>
      </p>
    );
  }
  if (clip.originalRemovedAt || clip.isCovered) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <SmallButton disabled={isBusy || Boolean(clip.task)} onClick={() => void onAsk("make-large")}>
        Make a version for projectors
      </SmallButton>
    </div>
  );
}
