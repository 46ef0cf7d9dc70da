import { withAsciiDigits } from "@lampstand/contract/text";

const TIME = /^(-?)(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/;
const SECONDS = /^\d{1,6}(?:[.,]\d{1,9})?$/;

/**
 * Parses a time from a caption file, such as `00:01:02.500`, `01:02,5` or `1:02`, into seconds.
 * @returns `null` if it isn't a time.
 */
export function parseTime(written: string): number | null {
  const match = TIME.exec(written.trim());
  if (!match) return null;
  const [, sign = "", hours = "0", minutes = "0", whole = "0", fraction = ""] = match;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(`${whole}.${fraction || "0"}`);
  return sign && seconds > 0 ? -seconds : seconds;
}

/** Parses a typed time like `parseTime`, but also accepts plain seconds. Never negative. */
export function parseTypedTime(typed: string): number | null {
  const text = withAsciiDigits(typed).trim();
  const time = SECONDS.test(text) ? Number(text.replace(",", ".")) : parseTime(text);
  return time === null || time < 0 ? null : time;
}

/** Formats a time for caption files: `00:01:02.500`. */
export function fileTime(seconds: number, decimalPoint: "." | ","): string {
  const { hours, minutes, rest } = parts(seconds);
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(rest.whole, 2)}${decimalPoint}${pad(rest.milliseconds, 3)}`;
}

/** Formats a time for staff: `1:02.500`, or `1:00:02.500` from an hour on. */
export function shortTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const end = `${pad(rest.whole, 2)}.${pad(rest.milliseconds, 3)}`;
  return hours > 0 ? `${hours}:${pad(minutes, 2)}:${end}` : `${minutes}:${end}`;
}

function parts(seconds: number) {
  const total = Math.round(Math.max(0, seconds) * 1000);
  return {
    hours: Math.floor(total / 3_600_000),
    minutes: Math.floor(total / 60_000) % 60,
    rest: { whole: Math.floor(total / 1000) % 60, milliseconds: total % 1000 },
  };
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, "0");
}
