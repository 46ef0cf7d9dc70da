import { Captions, CaptionsOff, Pause, Play, Volume2, VolumeX } from "lucide-react";
import type { PlayerTime } from "./use-player";

type PlayerControlsProps = {
  playing: boolean;
  muted: boolean;
  time: PlayerTime;
  /** Whether captions show; `null` when there are none. */
  captions: boolean | null;
  onTogglePlay: () => void;
  onSeek: (seconds: number) => void;
  onToggleMute: () => void;
  onToggleCaptions: () => void;
};

const BUTTON_STYLE =
  "pointer-events-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-dusk-950/75 px-3 text-caption font-semibold hover:bg-dusk-950";

/** The controls over a video: play or pause, captions, sound and position. */
export function PlayerControls(props: PlayerControlsProps) {
  const { playing, muted, time, captions, onTogglePlay, onSeek, onToggleMute, onToggleCaptions } = props;
  return (
    <div className="pointer-events-none absolute inset-0 text-dusk-100">
      <div className="absolute inset-x-3 top-3 flex justify-end gap-2">
        {captions !== null && (
          <button
            type="button"
            aria-label="Captions"
            aria-pressed={captions}
            onClick={onToggleCaptions}
            className={BUTTON_STYLE}
          >
            {captions ? (
              <Captions className="size-5" aria-hidden="true" />
            ) : (
              <CaptionsOff className="size-5" aria-hidden="true" />
            )}
          </button>
        )}
        <button type="button" onClick={onToggleMute} className={BUTTON_STYLE}>
          {muted ? (
            <VolumeX className="size-5" aria-hidden="true" />
          ) : (
            <Volume2 className="size-5" aria-hidden="true" />
          )}
          {muted ? "UNMUTE" : "MUTE"}
        </button>
      </div>
      <button
        type="button"
        aria-label={playing ? "Pause" : "Play"}
        onClick={onTogglePlay}
        className={
          playing
            ? `${BUTTON_STYLE} absolute top-3 left-3`
            : "pointer-events-auto absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift"
        }
      >
        {playing ? (
          <Pause className="size-5" aria-hidden="true" />
        ) : (
          <Play className="ml-1 size-8 fill-current" aria-hidden="true" />
        )}
      </button>
      <PositionBar time={time} onSeek={onSeek} />
    </div>
  );
}

type PositionBarProps = { time: PlayerTime; onSeek: (seconds: number) => void };

/** The step of an arrow key. */
const STEP_SECONDS = 0.5;

const SECONDS_PER_MINUTE = 60;

/** The position in the video, as a slider. */
function PositionBar({ time, onSeek }: PositionBarProps) {
  return (
    <input
      type="range"
      aria-label="Position"
      aria-valuetext={`${clock(time.current)} of ${clock(time.duration)}`}
      min={0}
      max={time.duration}
      step={STEP_SECONDS}
      value={time.current}
      onChange={(event) => {
        onSeek(event.target.valueAsNumber);
      }}
      className="pointer-events-auto absolute inset-x-4 bottom-1 h-6 cursor-pointer accent-lamp-400"
    />
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${String(whole % SECONDS_PER_MINUTE).padStart(2, "0")}`;
}
