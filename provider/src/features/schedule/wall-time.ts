import { dayIn } from "@lampstand/contract/days";

/** What a clock on the wall shows somewhere, as `<input type="datetime-local">` has it: `2026-12-06T09:00`. */
type WallTime = string;

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns a moment's clock time in a time zone; empty when there is no moment. */
export function toWallTime(moment: string | null | undefined, timeZone: string): WallTime {
  const date = moment ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return "";
  return `${dayIn(timeZone, date.toISOString())}T${date.toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  })}`;
}

/** Returns a clock time's moment in ISO 8601, or `null`. A skipped hour is the next one, a repeated one the first. */
export function fromWallTime(shown: WallTime, timeZone: string): string | null {
  if (!WALL_TIME.test(shown)) return null;
  const wanted = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // Offsets before and after the moment: they differ around a clock change.
  const offsets = [-1, 1].map((day) => offsetAt(wanted + day * DAY_MS, timeZone));
  const fitting = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wanted);
  const [first = wanted - Math.min(...offsets)] = fitting.toSorted((a, b) => a - b);
  return new Date(first).toISOString();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${toWallTime(new Date(moment).toISOString(), timeZone)}:00Z`) - floorToMinute(moment);
}

function floorToMinute(moment: number): number {
  return Math.floor(moment / 60_000) * 60_000;
}
