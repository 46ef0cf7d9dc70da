import type { PlayerTime } from "./use-player";

type PositionBarProps = { time: PlayerTime; onSeek: (seconds: number) => void };

/** How far an arrow key moves it. */
const STEP_SECONDS = 0.5;

const SECONDS_PER_MINUTE = 60;

/** How far a video has come; it can be moved by pointer and by arrow keys. */
export function PositionBar({ time, onSeek }: PositionBarProps) {
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
