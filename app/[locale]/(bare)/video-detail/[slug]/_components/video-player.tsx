"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { placeholderStyle } from "@/components/ui/placeholder";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { useHydrated } from "@/lib/utils/hooks";
import type { StoryKey } from "@/lib/utils/stored-stories";
import type { CaptionFile } from "@/lib/video/video-file";
import { CaptionTrack, useCaptionFile, useLoadedCaptions } from "@/components/video/captions";
import { useFullScreen } from "./video-stage";
import type { MediaSessionWords } from "@/lib/video/media-session";
import { useFirstVideo } from "@/lib/early-video/first-video";
import { mayAutoplay, startPlaying } from "@/lib/video/playback";
import type { NextStory } from "./end-card";
import { PlayerControls } from "./player-controls";
import { PlayerFailure } from "@/components/video/player-failure";
import type { Clip } from "@/lib/video/renditions";
import { languagePreference, soundPreference } from "@/lib/video/preferences";
import { useNextStories } from "./next-stories";
import { skipTarget } from "@/lib/video/time";
import { usePlayer, type VideoSize } from "./use-player";
import { useWatchCount } from "@/lib/video/watched";

/** Used until the size is known. */
const DEFAULT_SIZE: VideoSize = { width: 720, height: 1280 };

/** In pixels. In a narrower box the controls would overlap; a phone held sideways still has room beside the film. */
const MIN_WIDTH = 240;

/** What the screen leaves for a film below the row above it. */
const MAX_HEIGHT = "max(240px, 100svh - 112px)";

const loadSettings = () => import("./player-settings");

const loadEndCard = () => import("./end-card");

type VideoPlayerProps = {
  story: StoryKey;
  src: string;
  sources: Clip["sources"];
  poster: string | null;
  /** A tiny picture as a data URL. */
  placeholder: string | null;
  captions: CaptionFile[];
  hasSound: boolean;
  name: string;
  company: string;
  /** Candidates to watch next, the nearest first. */
  next: readonly NextStory[];
  /** `null` if the provider doesn't know it. We then measure it once the video has loaded. */
  size: VideoSize | null;
};

/** If it throws, the rest of the page stays, and it can be rendered again. */
export function VideoPlayer(props: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const failure = (
    <div style={stageShape(props.size)} className={STAGE_STYLE}>
      <PlayerFailure failure="not loaded" src={props.src} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  );
  return (
    <ErrorBoundary subject={`${props.src} ${attempt}`} fallback={failure}>
      <Player {...props} />
    </ErrorBoundary>
  );
}

const STAGE_STYLE =
  "[container-type:size] relative mx-auto w-full self-start overflow-hidden rounded-card bg-dusk-800 shadow-glow md:rounded-stage [&:fullscreen]:rounded-none";

function Player(props: VideoPlayerProps) {
  const { story, src, sources, poster, placeholder, captions, hasSound, name, company, next, size } = props;
  const t = useTranslations("layout");
  const hydrated = useHydrated();
  const firstVideo = useFirstVideo({ src, sources });
  const isStill = hydrated && !mayAutoplay();
  const box = useRef<HTMLDivElement>(null);
  const player = usePlayer({ src, sources });
  const { videoRef, state, playing, muted, rate, time, seek, retry, size: measured } = player;
  const { isFullScreen, toggleFullScreen } = useFullScreen(box, videoRef);
  const captionFile = useCaptionFile(captions, languagePreference.use());
  const track = useLoadedCaptions(captionFile);
  const [captionsPreference, setCaptionsPreference] = useState<boolean | null>(null);
  const showCaptions = captionsPreference ?? muted;
  const settingsButton = useRef<HTMLButtonElement>(null);
  const [settings, requestSettings] = useLazyModule(loadSettings);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [endCard, requestEndCard] = useLazyModule(loadEndCard);
  const [hasEnded, setEnded] = useState(false);
  const nextIds = useNextStories(
    story.id,
    next.map(({ id }) => id),
  );
  const hasFailed = state === "unplayable" || state === "not loaded";
  const hasEndCard = endCard !== null && hasEnded && !hasFailed && nextIds.length > 0;
  useWatchCount(videoRef, story);
  useMediaSession(videoRef, playing || time.current > 0, { title: name, artist: company, artwork: poster });

  function togglePlay() {
    if (!videoRef.current) return;
    if (videoRef.current.paused) startPlaying(videoRef.current);
    else videoRef.current.pause();
  }

  function skip(seconds: number) {
    if (videoRef.current) seek(skipTarget(videoRef.current, seconds));
  }

  async function toggleSettings() {
    setSettingsOpen(!isSettingsOpen && (await requestSettings()));
  }

  return (
    <div ref={box} style={stageShape(size ?? measured)} className={STAGE_STYLE}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
      <video
        ref={videoRef}
        src={src}
        {...firstVideo}
        poster={(placeholder === null || isStill ? poster : null) ?? undefined}
        aria-label={name}
        controls={!hydrated}
        playsInline
        preload="metadata"
        onClick={hydrated ? togglePlay : undefined}
        onEnded={() => {
          setEnded(true);
          void requestEndCard();
        }}
        onPlay={() => setEnded(false)}
        onSeeking={() => setEnded(false)}
        style={placeholderStyle(placeholder, "contain")}
        className="absolute inset-0 size-full object-contain"
      >
        {track && <CaptionTrack captions={track} showing={showCaptions} />}
      </video>
      {state === "loading" && (
        <span role="status" className="shimmer pointer-events-none absolute inset-0 noscript:hidden">
          <span className="sr-only">{t("loading")}</span>
        </span>
      )}
      {hasFailed && <PlayerFailure failure={state} src={src} onRetry={retry} />}
      {endCard && hasEndCard && (
        <endCard.EndCard stories={next.filter(({ id }) => nextIds.includes(id))} onAgain={togglePlay} />
      )}
      {hydrated && !hasFailed && (
        <PlayerControls
          playing={playing}
          muted={muted}
          hasSound={hasSound}
          time={time}
          captions={track ? showCaptions : null}
          isFullScreen={isFullScreen}
          isSettingsOpen={isSettingsOpen}
          isMiddleTaken={hasEndCard}
          settingsButton={settingsButton}
          onTogglePlay={togglePlay}
          onSeek={seek}
          onSkip={skip}
          onToggleMute={() => {
            if (videoRef.current) videoRef.current.muted = !muted;
            soundPreference.set(muted ? "on" : "off");
          }}
          onToggleCaptions={() => {
            setCaptionsPreference(!showCaptions);
          }}
          onToggleSettings={() => void toggleSettings()}
          onToggleFullScreen={toggleFullScreen}
        />
      )}
      {settings && isSettingsOpen && !hasFailed && (
        <settings.PlayerSettings
          videoRef={videoRef}
          opener={settingsButton}
          rate={rate}
          captions={captions}
          chosenLanguage={captionFile && showCaptions ? captionFile.lang : null}
          onChooseLanguage={(lang) => {
            languagePreference.set(lang);
            setCaptionsPreference(true);
          }}
          onSkip={skip}
          onClose={() => {
            setSettingsOpen(false);
          }}
        />
      )}
    </div>
  );
}

function useMediaSession(
  videoRef: RefObject<HTMLVideoElement | null>,
  hasBegun: boolean,
  { title, artist, artwork }: MediaSessionWords,
): void {
  useEffect(() => {
    if (!hasBegun) return;
    const session = new AbortController();
    const connect = async () => {
      const { connectMediaSession } = await import("@/lib/video/media-session");
      if (videoRef.current && !session.signal.aborted)
        connectMediaSession(videoRef.current, { title, artist, artwork }, session.signal);
    };
    // The video plays without it.
    connect().catch(() => undefined);
    return () => {
      session.abort();
    };
  }, [videoRef, hasBegun, title, artist, artwork]);
}

/** Makes the stage as large as the screen allows without cropping. */
function stageShape(size: VideoSize | null): CSSProperties {
  const { width, height } = size ?? DEFAULT_SIZE;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `max(${MIN_WIDTH}px, ${MAX_HEIGHT} * ${width / height})`,
    maxHeight: MAX_HEIGHT,
  };
}
