"use client";

import { formatFilesize } from "payload/shared";
import { type RefObject, useId, useState } from "react";

import { parseTypedTime, shortTime } from "../../features/captions/cue-time";
import { SmallButton } from "../panel-parts";
import { Fold } from "../parts/fold";
import { NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";
import type { Clip, ClipAction } from "./use-clip";

export type Ask = (action: ClipAction, body?: object) => Promise<boolean>;

type Props = { clip: Clip; isBusy: boolean; onAsk: Ask; video: RefObject<HTMLVideoElement | null> };

/** Lets staff cut off a clip's beginning and end. */
export function Cut({ clip, isBusy, onAsk, video }: Props) {
  const t = useText();
  const duration = clip.duration ?? 0;
  const [start, setStart] = useState(shortTime(0));
  const [end, setEnd] = useState(shortTime(duration));
  const isOff = isBusy || Boolean(clip.task);

  const cut = async () => {
    video.current?.pause();
    await onAsk("cut", { start: parseTypedTime(start), end: parseTypedTime(end) });
  };

  return (
    <Fold title={t("clipPanel:trim")}>
      <p style={NOTE}>{t("clipPanel:cutHelp")}</p>
      <div style={ROW}>
        <Moment
          label={t("clipPanel:startsAt")}
          hereLabel={t("clipPanel:startsHere")}
          value={start}
          onChange={setStart}
          video={video}
          isOff={isOff}
        />
        <Moment
          label={t("clipPanel:endsAt")}
          hereLabel={t("clipPanel:endsHere")}
          value={end}
          onChange={setEnd}
          video={video}
          isOff={isOff}
        />
        <SmallButton buttonStyle="primary" disabled={isOff} onClick={() => void cut()}>
          {t("clipPanel:cut")}
        </SmallButton>
        {isChanged(clip) && !clip.originalRemovedAt && (
          <SmallButton disabled={isOff} onClick={() => void onAsk("undo-cut")}>
            {t("clipPanel:restoreWhole")}
          </SmallButton>
        )}
      </div>
    </Fold>
  );
}

function isChanged({ cutFrom, isCovered }: Clip): boolean {
  return isCovered === true || (cutFrom !== null && cutFrom !== undefined);
}

type MomentProps = {
  label: string;
  /** Describes the button that enters the moment at which the player is. */
  hereLabel: string;
  value: string;
  onChange: (value: string) => void;
  video: RefObject<HTMLVideoElement | null>;
  isOff: boolean;
};

/** Lets staff enter a moment of the clip, or take the one at which the player is. */
export function Moment({ label, hereLabel, value, onChange, video, isOff }: MomentProps) {
  const t = useText();
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
        <SmallButton disabled={isOff} aria-label={hereLabel} onClick={here}>
          {t("clipPanel:here")}
        </SmallButton>
      </span>
    </div>
  );
}

/** Offers a rendition for projectors, made on request. */
export function LargeVersion({ clip, isBusy, onAsk }: Omit<Props, "video">) {
  const t = useText();
  const { large } = clip;
  if (large) {
    const { filename, filesize, width, height } = large;
    const lines = Math.min(width, height);
    return (
      <p style={{ margin: "16px 0 0" }}>
        <a href={`/uploads/renditions/${filename}`} download>
          {filesize
            ? t("clipPanel:downloadLargeWithSize", { lines, size: formatFilesize(filesize) })
            : t("clipPanel:downloadLarge", { lines })}
        </a>
      </p>
    );
  }
  if (clip.originalRemovedAt || clip.isCovered) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <SmallButton disabled={isBusy || Boolean(clip.task)} onClick={() => void onAsk("make-large")}>
        {t("clipPanel:large")}
      </SmallButton>
    </div>
  );
}
