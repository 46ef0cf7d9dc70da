"use client";

import { Play, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CaptionTrack, useCaptionFile, useLoadedCaptions } from "@/components/video/captions";
import { PlayerFailure } from "@/components/video/player-failure";
import { useWatchCount } from "@/lib/video/watched";
import { useHydrated } from "@/lib/utils/hooks";
import { useFirstVideo } from "@/lib/early-video/first-video";
import type { PlaybackFailure } from "@/lib/video/playback-failure";
import type { Reel } from "@/lib/reels/reel";
import { isLandscape, slotStyle } from "./reel-article";
import { type PlaybackState, type PlayerTask, usePlayback } from "./use-playback";

export type ReelPlayerHandle = { toggle: () => void };

type ReelPlayerProps = {
  reel: Reel;
  slot: number;
  /** Whether the page starts with it. */
  isFirst: boolean;
  task: PlayerTask;
  muted: boolean;
  showsCaptions: boolean;
  onReady: () => void;
  onSoundRefused: () => void;
  onPicture: (src: string, isThere: boolean) => void;
  ref?: Ref<ReelPlayerHandle>;
};

export function ReelPlayer(props: ReelPlayerProps) {
  const { reel, slot, isFirst, task, muted, showsCaptions, ref, ...listeners } = props;
  const firstVideo = useFirstVideo(isFirst ? reel : null);
  const { video, state, toggle, retry } = usePlayback({ clip: reel, task, muted }, listeners);
  const isActive = task === "play";
  const captions = useLoadedCaptions(useCaptionFile(isActive ? reel.captions : []));
  useWatchCount(video, isActive ? reel : null);
  useImperativeHandle(ref, () => ({ toggle }));

  return (
    <div className={`reel-slot reel-player ${isActive ? "" : "md:opacity-40"}`} style={slotStyle(slot)}>
      <div className="reel-card">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
        <video
          ref={video}
          {...firstVideo}
          playsInline
          tabIndex={-1}
          aria-label={isActive ? reel.name : undefined}
          aria-hidden={!isActive}
          className={`${isLandscape(reel) ? "object-contain" : "object-cover"} ${isFailure(state) ? "invisible" : ""}`}
        >
          <CaptionTrack captions={captions} showing={false} />
        </video>
        {isActive && (
          <>
            <PlaybackSurface state={state} src={reel.src} onToggle={toggle} onRetry={retry} />
            <ProgressLine key={reel.id} video={video} />
            <ReelCaptions
              key={`captions of ${reel.id}`}
              video={video}
              lang={captions?.lang}
              isShown={showsCaptions}
            />
          </>
        )}
      </div>
    </div>
  );
}

type ReelCaptionsProps = {
  video: RefObject<HTMLVideoElement | null>;
  lang: string | undefined;
  isShown: boolean;
};

/** Draws captions itself, since browsers would draw theirs over the text and the controls. */
function ReelCaptions({ video, lang, isShown }: ReelCaptionsProps) {
  const [text, setText] = useState("");
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track) return;
    const read = () => setText(Array.from(track.activeCues ?? [], textOfCue).join("\n"));
    read();
    track.addEventListener("cuechange", read);
    return () => {
      track.removeEventListener("cuechange", read);
    };
  }, [video]);
  return (
    <p data-room="captions" className="reel-captions">
      {isShown && text !== "" && (
        <span lang={lang} dir="auto">
          {text}
        </span>
      )}
    </p>
  );
}

function textOfCue(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? cue.getCueAsHTML().textContent : "";
}

/** Replaces a player that threw; the next reel has its own. */
export function BrokenReel({ slot }: { slot: number }) {
  const t = useTranslations("feed");
  return (
    <div className="reel-slot reel-player" style={slotStyle(slot)}>
      <p role="alert" className="reel-card grid place-content-center bg-dusk-950/75 p-6 text-center">
        {t("couldNotShow")}
      </p>
    </div>
  );
}

type PlaybackSurfaceProps = {
  state: PlaybackState;
  src: string;
  onToggle: () => void;
  onRetry: () => void;
};

function isFailure(state: PlaybackState): state is PlaybackFailure {
  return state === "unplayable" || state === "not loaded";
}

const INDICATOR_DELAY_MS = 500;

const ACTIONS = { buffering: "pause", playing: "pause", paused: "play", ended: "watchAgain" } as const;

function PlaybackSurface({ state, src, onToggle, onRetry }: PlaybackSurfaceProps) {
  const t = useTranslations("player");
  const isHydrated = useHydrated();
  if (isFailure(state)) return <PlayerFailure failure={state} src={src} onRetry={onRetry} />;
  return (
    <>
      <button
        type="button"
        aria-label={t(ACTIONS[state])}
        onClick={onToggle}
        className="reel-surface rounded-[inherit] focus-visible:-outline-offset-4"
      >
        {(state === "paused" || !isHydrated) && (
          <span
            className={`size-[min(72px,18vh)] place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift ${isHydrated ? "grid" : "reel-play-early"}`}
          >
            <Play className="size-[32px] translate-x-0.5 fill-current" aria-hidden="true" />
          </span>
        )}
        {state === "ended" && (
          <span className="grid justify-items-center gap-3 text-dusk-100">
            <span className="grid size-[min(72px,18vh)] place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift">
              <RotateCcw className="size-[32px]" aria-hidden="true" />
            </span>
            <span className="rounded-full bg-dusk-950/75 px-4 py-1.5 text-caption font-semibold">
              {t("watchAgain")}
            </span>
          </span>
        )}
      </button>
      {state === "buffering" && <Buffering />}
    </>
  );
}

function Buffering() {
  const t = useTranslations("layout");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), INDICATOR_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isShown) return null;
  return (
    <span role="status" className="reel-buffering">
      <span className="sr-only">{t("loading")}</span>
    </span>
  );
}

/** Updates without re-rendering. */
function ProgressLine({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const draw = () => {
      // The length is unknown while the rendition changes.
      if (!(element.duration > 0)) return;
      const watched = element.currentTime / element.duration;
      line.current?.style.setProperty("scale", `${watched} 1`);
    };
    draw();
    element.addEventListener("timeupdate", draw);
    return () => {
      element.removeEventListener("timeupdate", draw);
    };
  }, [video]);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 h-1 bg-dusk-100/25">
      <div ref={line} className="reel-progress size-full origin-left scale-x-0 bg-lamp-400" />
    </div>
  );
}
