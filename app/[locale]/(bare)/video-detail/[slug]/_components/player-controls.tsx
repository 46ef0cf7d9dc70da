import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Settings,
  Volume2,
  VolumeX,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { ButtonHTMLAttributes, CSSProperties, ReactNode, Ref } from "react";
import { timeText } from "@/lib/utils/text";
import { SKIP_SECONDS } from "@/lib/video/time";
import type { PlayerTime } from "./use-player";
import "./position-bar.css";

type PlayerControlsProps = {
  playing: boolean;
  muted: boolean;
  hasSound: boolean;
  time: PlayerTime;
  /** `null` if there are none. */
  captions: boolean | null;
  isFullScreen: boolean;
  isSettingsOpen: boolean;
  /** Whether something covers the middle of the video. */
  isMiddleTaken?: boolean;
  settingsButton?: Ref<HTMLButtonElement>;
  onTogglePlay: () => void;
  onSeek: (seconds: number) => void;
  onSkip: (seconds: number) => void;
  onToggleMute: () => void;
  onToggleCaptions: () => void;
  onToggleSettings: () => void;
  /** `null` if the browser has no full screen. */
  onToggleFullScreen: (() => void) | null;
};

const BUTTON_STYLE =
  "pointer-events-auto inline-flex min-h-[44px] min-w-[44px] items-center justify-center rounded-full bg-dusk-950/75 text-[min(0.8125rem,18px)] font-semibold whitespace-nowrap hover:bg-dusk-950";

/** Centred by a transform: a jump to the middle at the end of a video would count as a layout shift. */
const PLAY_STYLE =
  "pointer-events-auto grid size-[56px] translate-x-[calc(50cqw-50%-12px)] translate-y-[calc(50cqh-50%-12px)] place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift @min-[320px]:size-[80px]";

/** Narrow players have these in the settings. */
const WIDE_ONLY = "relative hidden @min-[320px]:block";

/** Fits into 240 pixels with any text. */
export function PlayerControls(props: PlayerControlsProps) {
  const t = useTranslations("videoPlayer");
  const player = useTranslations("player");
  const { playing, muted, hasSound, time, captions, isFullScreen, isSettingsOpen, settingsButton } = props;
  const { onTogglePlay, onSeek, onSkip, onToggleMute, onToggleCaptions } = props;
  const { onToggleSettings, onToggleFullScreen, isMiddleTaken = false } = props;
  const isPlayAside = playing || isMiddleTaken;
  const CaptionsIcon = captions ? Captions : CaptionsOff;
  const SoundIcon = muted ? VolumeX : Volume2;
  const ScreenIcon = isFullScreen ? Minimize : Maximize;
  return (
    // As on other players: time runs from left to right in every language.
    <div dir="ltr" className="pointer-events-none absolute inset-0 text-dusk-100">
      <div className="absolute inset-x-[12px] top-[12px] flex justify-end gap-[8px]">
        {captions !== null && (
          <Control aria-label={player("captions")} aria-pressed={captions} onClick={onToggleCaptions}>
            <CaptionsIcon className="size-[20px]" aria-hidden="true" />
          </Control>
        )}
        {hasSound && (
          <Control onClick={onToggleMute}>
            <span className="inline-flex items-center gap-[8px] px-[12px]">
              <SoundIcon className="size-[20px]" aria-hidden="true" />
              <span>{player(muted ? "unmute" : "mute")}</span>
            </span>
          </Control>
        )}
      </div>
      <button
        type="button"
        aria-label={player(playing ? "pause" : "play")}
        onClick={onTogglePlay}
        className={`absolute start-[12px] top-[12px] ${isPlayAside ? BUTTON_STYLE : PLAY_STYLE}`}
      >
        {playing ? (
          <Pause className="size-[20px]" aria-hidden="true" />
        ) : (
          <Play
            className={`fill-current ${isPlayAside ? "size-[20px]" : "size-[32px] translate-x-0.5"}`}
            aria-hidden="true"
          />
        )}
      </button>
      <div className="absolute inset-x-[12px] bottom-[8px] flex items-center gap-[8px]">
        <div className={WIDE_ONLY}>
          <Control
            aria-label={t("skipBack", { seconds: SKIP_SECONDS })}
            onClick={() => onSkip(-SKIP_SECONDS)}
          >
            <RotateCcw className="size-[28px] stroke-[1.5]" aria-hidden="true" />
            <SkipLength />
          </Control>
        </div>
        <div className={WIDE_ONLY}>
          <Control
            aria-label={t("skipForward", { seconds: SKIP_SECONDS })}
            onClick={() => onSkip(SKIP_SECONDS)}
          >
            <RotateCw className="size-[28px] stroke-[1.5]" aria-hidden="true" />
            <SkipLength />
          </Control>
        </div>
        <PositionBar time={time} onSeek={onSeek} />
        <Control
          ref={settingsButton}
          aria-label={t("settings")}
          aria-expanded={isSettingsOpen}
          onClick={onToggleSettings}
        >
          <Settings className="size-[20px]" aria-hidden="true" />
        </Control>
        {onToggleFullScreen && (
          <Control
            aria-label={t(isFullScreen ? "leaveFullScreen" : "fullScreen")}
            onClick={onToggleFullScreen}
          >
            <ScreenIcon className="size-[20px]" aria-hidden="true" />
          </Control>
        )}
      </div>
    </div>
  );
}

function SkipLength() {
  return (
    <span className="absolute inset-0 grid place-items-center text-[9px] font-bold" aria-hidden="true">
      {SKIP_SECONDS}
    </span>
  );
}

type ControlProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

function Control(props: ControlProps) {
  return <button type="button" {...props} className={BUTTON_STYLE} />;
}

type PositionBarProps = { time: PlayerTime; onSeek: (seconds: number) => void };

/** For the arrow keys. */
const STEP_SECONDS = 0.5;

type BarStyle = CSSProperties & { "--played": string; "--buffered": string };

function PositionBar({ time, onSeek }: PositionBarProps) {
  const t = useTranslations("videoPlayer");
  const { current, duration, buffered } = time;
  const percent = (seconds: number) => `${duration > 0 ? (seconds / duration) * 100 : 0}%`;
  const style: BarStyle = { "--played": percent(current), "--buffered": percent(buffered) };
  return (
    <input
      type="range"
      aria-label={t("position")}
      aria-valuetext={t("positionOf", { time: timeText(current), duration: timeText(duration) })}
      min={0}
      max={duration}
      step={STEP_SECONDS}
      value={current}
      onChange={(event) => {
        onSeek(event.target.valueAsNumber);
      }}
      style={style}
      className="position-bar"
    />
  );
}
