/** The second that an address asks a video to start at, by `?t=12`; `null` when it asks for none. */
export function startSecond(search: string): number | null {
  const wanted = new URLSearchParams(search).get("t") ?? "";
  return /^\d{1,6}(\.\d+)?s?$/.test(wanted) ? Number.parseFloat(wanted) : null;
}

/** How far a button skips, in seconds. */
export const SKIP_SECONDS = 10;

/** The position this many seconds from where a video stands, not beyond its beginning or end. */
export function skipTarget(
  { currentTime, duration }: Pick<HTMLVideoElement, "currentTime" | "duration">,
  seconds: number,
): number {
  return Math.min(Math.max(currentTime + seconds, 0), duration || 0);
}
