import { UPLOAD_PART_BYTES } from "./story-file";
import { pluralize } from "@/lib/utils/text";

/** How many acknowledgements the speed is taken from. */
const SAMPLES = 6;

const SECONDS = { minute: 60, hour: 3600 } as const;

const UNITS = ["bytes", "KB", "MB", "GB"] as const;

/** How much of an upload has been acknowledged: whole percents, and 100 only when nothing is left. */
export function percentOf(acknowledged: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((acknowledged / total) * 100)) : 0;
}

/** How much of an upload has been sent: 100 percent only when all of it has been acknowledged, too. */
export function sentPercentOf(
  { sent, acknowledged }: { sent: number; acknowledged: number },
  total: number,
): number {
  const percent = percentOf(sent, total);
  return acknowledged < total ? Math.min(percent, 99) : percent;
}

/** How long a part should travel, in seconds: what is safe grows that often, and a lost connection costs no more. */
const PART_SECONDS = 3;

/** The size of a part while the speed is unknown, and the least that one has, in bytes. */
const PART_BYTES = { first: 256 * 1024, least: 64 * 1024 } as const;

/** How much to send in the next part at this speed, in bytes: little on a slow line. */
export function partBytesFor(bytesPerSecond: number | null): number {
  if (bytesPerSecond === null) return PART_BYTES.first;
  return Math.min(UPLOAD_PART_BYTES, Math.max(PART_BYTES.least, Math.round(bytesPerSecond * PART_SECONDS)));
}

/** The last quarter that was passed, in percent: what is said aloud. */
export function quarterOf(percent: number): number {
  return Math.floor(percent / 25) * 25;
}

/** Tells the speed of an upload by what was acknowledged lately. */
export function speedMeter() {
  let samples: { bytes: number; at: number }[] = [];
  return {
    /** Notes how many bytes have been acknowledged in all, at this moment in milliseconds. */
    note: (bytes: number, at: number) => {
      samples = [...samples, { bytes, at }].slice(-SAMPLES);
    },
    /** Forgets what was: nothing is sent for a while. */
    rest: () => {
      samples = [];
    },
    /** `null` until something has been acknowledged. */
    bytesPerSecond: (): number | null => {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || last.at <= first.at || last.bytes <= first.bytes) return null;
      return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
    },
  };
}

/** A size as people read it: 1,073,741,824 bytes are 1 GB. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${Number(amount.toFixed(digits))} ${UNITS[power] ?? ""}`;
}

/** How long the rest will take at this speed, as people read it; empty while the speed is unknown. */
export function timeLeftText(bytesLeft: number, bytesPerSecond: number | null): string {
  if (bytesPerSecond === null) return "";
  const seconds = bytesLeft / bytesPerSecond;
  if (seconds < 10) return "a few seconds left";
  if (seconds < SECONDS.minute) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  if (seconds < SECONDS.hour)
    return `about ${pluralize(Math.round(seconds / SECONDS.minute), "minute")} left`;
  return `about ${pluralize(Math.round(seconds / SECONDS.hour), "hour")} left`;
}
