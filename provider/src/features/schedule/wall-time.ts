import { dayIn } from "@lampstand/contract/days";

/** What a clock on the wall shows somewhere, as `<input type="datetime-local">` has it: `2026-12-06T09:00`. */
type WallTime = string;

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What clocks of a time zone show at a moment; empty for none. */
export function toWallTime(moment: string | null | undefined, timeZone: string): WallTime {
  const date = moment ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return "";
  return `${dayIn(timeZone, date.toISOString())}T${date.toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  })}`;
}

/**
 * The moment at which clocks of a time zone show this, in ISO 8601; `null` for what no clock shows. An hour that is
 * skipped counts as the one after it, of one that comes twice it is the first.
 */
export function fromWallTime(shown: WallTime, timeZone: string): string | null {
  if (!WALL_TIME.test(shown)) return null;
  const wanted = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // Offsets before and after the moment: around a change of the clocks they differ.
  const offsets = [-1, 1].map((day) => offsetAt(wanted + day * DAY_MS, timeZone));
  const fitting = offsets
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wanted);
  const [first = wanted - Math.min(...offsets)] = fitting.toSorted((a, b) => a - b);
  return new Date(first).toISOString();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** By how much a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${toWallTime(new Date(moment).toISOString(), timeZone)}:00Z`) - floorToMinute(moment);
}

function floorToMinute(moment: number): number {
  return Math.floor(moment / 60_000) * 60_000;
}
