export function startSecond(search: string): number | null {
  const wanted = new URLSearchParams(search).get("t") ?? "";
  return /^\d{1,6}(\.\d+)?s?$/.test(wanted) ? Number.parseFloat(wanted) : null;
}

export const SKIP_SECONDS = 10;

export const SLIDE_MS = 500;

export function skipTarget(
  { currentTime, duration }: Pick<HTMLVideoElement, "currentTime" | "duration">,
  seconds: number,
): number {
  return Math.min(Math.max(currentTime + seconds, 0), duration || 0);
}
