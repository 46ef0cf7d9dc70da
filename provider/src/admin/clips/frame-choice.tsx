"use client";

import { Button } from "@payloadcms/ui";
import { type RefObject, useId, useState } from "react";

import { NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";
import { frameAddress, type Clip } from "./use-clip";

const FRAME_HEIGHT = 160;

type Props = {
  clip: Clip;
  isBusy: boolean;
  /** Resolves to whether it was stored. */
  onChoose: (frame: number) => Promise<boolean>;
  /** Takes a moment in seconds. Resolves to whether it was stored. */
  onTake: (at: number) => Promise<boolean>;
  video: RefObject<HTMLVideoElement | null>;
};

/** Lets staff choose the frame that is shown until the clip plays. */
export function FrameChoice({ clip, isBusy, onChoose, onTake, video }: Props) {
  const t = useText();
  const name = useId();
  /** What staff have just picked, shown at once. */
  const [picked, setPicked] = useState<number>();
  const frames = clip.frames ?? [];
  if (frames.length === 0) return null;
  const stored = frames[clip.chosenFrame ?? 0] ? (clip.chosenFrame ?? 0) : 0;
  const chosen = picked ?? stored;

  const pick = async (frame: number) => {
    setPicked(frame);
    if (!(await onChoose(frame))) setPicked(undefined);
  };

  const take = async () => {
    video.current?.pause();
    // The provider chooses the new frame at once.
    if (await onTake(video.current?.currentTime ?? 0)) setPicked(undefined);
  };

  return (
    <fieldset style={{ margin: "16px 0 0", padding: 0, border: "none" }}>
      <legend style={{ padding: 0, fontWeight: 600 }}>{t("clipPanel:still")}</legend>
      <p style={{ ...NOTE, margin: "0 0 8px" }}>{t("clipPanel:stillHelp")}</p>
      <div style={{ ...ROW, alignItems: "flex-start" }}>
        {frames.map(({ filename, width, height }, index) => (
          <label key={filename} style={{ cursor: "pointer", textAlign: "center" }}>
            {/* eslint-disable-next-line @next/next/no-img-element -- small already, and only staff may see it */}
            <img
              src={frameAddress({ frames, chosenFrame: index })}
              alt=""
              height={FRAME_HEIGHT}
              width={Math.round((FRAME_HEIGHT * width) / height)}
              style={{
                display: "block",
                maxWidth: "100%",
                objectFit: "cover",
                borderRadius: 4,
                outline: index === chosen ? "3px solid var(--theme-success-500)" : "none",
                outlineOffset: 2,
              }}
            />
            <span style={{ display: "inline-flex", alignItems: "center", gap: 6, marginTop: 8 }}>
              <input
                type="radio"
                name={name}
                checked={index === chosen}
                disabled={isBusy}
                onChange={() => void pick(index)}
              />
              {t("clipPanel:pictureNumber", { number: index + 1 })}
            </span>
          </label>
        ))}
      </div>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void take()}>
        {t("clipPanel:takeStill")}
      </Button>
    </fieldset>
  );
}
