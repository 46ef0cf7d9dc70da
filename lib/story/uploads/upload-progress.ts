import type { Words } from "@/lib/i18n/words";

/** A lost connection costs at most one part. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** How long a request waits without an answer: proxies give up after a minute. */
export const PUBLISH_WAIT_MS = 20_000;

const SAMPLES = 6;

const SECONDS = { minute: 60, hour: 3600 } as const;

export function percentOf(acknowledged: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((acknowledged / total) * 100)) : 0;
}

export function sentPercentOf(
  { sent, acknowledged }: { sent: number; acknowledged: number },
  total: number,
): number {
  const percent = percentOf(sent, total);
  return acknowledged < total ? Math.min(percent, 99) : percent;
}

/** Short parts: progress is saved often, and a lost connection costs little. */
const PART_SECONDS = 3;

const FIRST_PART_BYTES = 256 * 1024;

export const LEAST_PART_BYTES = 64 * 1024;

export function partBytesFor(bytesPerSecond: number | null): number {
  if (bytesPerSecond === null) return FIRST_PART_BYTES;
  return Math.min(UPLOAD_PART_BYTES, Math.max(LEAST_PART_BYTES, Math.round(bytesPerSecond * PART_SECONDS)));
}

/** The last completed quarter, which screen readers announce. */
export function quarterOf(percent: number): number {
  return Math.floor(percent / 25) * 25;
}

export function speedMeter() {
  let samples: { bytes: number; at: number }[] = [];
  return {
    note: (bytes: number, at: number) => {
      samples = [...samples, { bytes, at }].slice(-SAMPLES);
    },
    rest: () => {
      samples = [];
    },
    bytesPerSecond: (): number | null => {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || last.at <= first.at || last.bytes <= first.bytes) return null;
      return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
    },
  };
}

/** Why an upload waits: the site's own message, or a key of the catalogue. */
export type WaitReason = { message: string } | "signIn" | "siteAway";

/** Returns the reason in words. */
export function reasonInWords(t: Words<"upload">, reason: WaitReason): string {
  return typeof reason === "string" ? t(reason) : reason.message;
}

type TimeLeft = { key: "fewSecondsLeft" | "secondsLeft" | "minutesLeft" | "hoursLeft"; count: number };

/** Returns the sentence about the time left, and its number; `null` if the speed is unknown. */
export function timeLeft(bytesLeft: number, bytesPerSecond: number | null): TimeLeft | null {
  if (bytesPerSecond === null) return null;
  const seconds = bytesLeft / bytesPerSecond;
  if (seconds < 10) return { key: "fewSecondsLeft", count: 0 };
  if (seconds < SECONDS.minute) return { key: "secondsLeft", count: Math.ceil(seconds / 10) * 10 };
  if (seconds < SECONDS.hour) return { key: "minutesLeft", count: Math.round(seconds / SECONDS.minute) };
  return { key: "hoursLeft", count: Math.round(seconds / SECONDS.hour) };
}
