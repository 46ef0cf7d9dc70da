"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { type RefObject, useRef, useState } from "react";

import { PreparationPanel } from "./preparation-panel";
import { PROBLEM } from "../styles";
import { useText } from "../texts/use-text";
import { frameAddress, renditionAddress, useClip, type Clip } from "./use-clip";

const PLAYER_STYLE = {
  display: "block",
  maxWidth: "100%",
  borderRadius: 4,
  background: "#000",
};

type Props = {
  /** The field that points to the clip; absent where the record is the clip itself. */
  clipField?: string;
};

/** Plays the clip of the record being edited, and shows how far it is prepared. */
export function ClipPlayer({ clipField }: Props) {
  const { id: ownId } = useDocumentInfo();
  const { value: linked } = useField<string | undefined>({ path: clipField ?? "" });
  const id = clipField ? linked : ownId;
  const { clip, refresh } = useClip(id === undefined ? undefined : String(id));
  const video = useRef<HTMLVideoElement>(null);
  if (!clip) return null;
  return (
    <div className="field-type">
      <Player clip={clip} ref={video} />
      <PreparationPanel clip={clip} isOwnPage={!clipField} video={video} onChanged={refresh} />
    </div>
  );
}

type PlayerProps = { clip: Clip; maxHeight?: number | string; ref: RefObject<HTMLVideoElement | null> };

/** Plays a clip's best version. */
export function Player({ clip, maxHeight = 480, ref }: PlayerProps) {
  const t = useText();
  const [isPlaying, setIsPlaying] = useState(false);
  const [shown, setShown] = useState<string>();
  const [unplayable, setUnplayable] = useState<string>();
  const best = renditionAddress(clip) ?? clip.url ?? undefined;
  // Doesn't interrupt staff who are watching the uploaded file while it is being prepared.
  if (best !== shown && !isPlaying) setShown(best);
  if (!shown) return null;
  return (
    <>
      <video
        key={shown}
        ref={ref}
        src={shown}
        poster={frameAddress(clip)}
        controls
        preload="metadata"
        style={{ ...PLAYER_STYLE, maxHeight }}
        aria-label={t("clipPanel:player")}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setUnplayable(shown)}
        onLoadedMetadata={({ currentTarget }) => {
          if (currentTarget.videoWidth === 0) setUnplayable(shown);
        }}
      />
      {unplayable === shown && (
        <p role="status" style={PROBLEM}>
          {t("clipPanel:unplayable")}
        </p>
      )}
    </>
  );
}
