import type { CSSProperties } from "react";
import { timeText } from "@/lib/utils/text";
import type { PlayerTime } from "./use-player";
import "./position-bar.css";

type PositionBarProps = { time: PlayerTime; onSeek: (seconds: number) => void };

/** For the arrow keys. */
const STEP_SECONDS = 0.5;

type BarStyle = CSSProperties & { "--played": string; "--buffered": string };

export function PositionBar({ time, onSeek }: PositionBarProps) {
  const { current, duration, buffered } = time;
  const percent = (seconds: number) => `${duration > 0 ? (seconds / duration) * 100 : 0}%`;
  const style: BarStyle = { "--played": percent(current), "--buffered": percent(buffered) };
  return (
    <input
      type="range"
      aria-label="Position"
      aria-valuetext={`${timeText(current)} of ${timeText(duration)}`}
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
