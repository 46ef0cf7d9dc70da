/** How far a video may exceed the limit, in seconds: phones stop recording slightly late. */
const TOLERANCE_SECONDS = 5;

/** Returns whether a video is too long; both lengths in seconds. */
export function isTooLong(seconds: number, longest: number): boolean {
  return seconds > longest + TOLERANCE_SECONDS;
}

/** Returns what a visitor reads about a video that is too long; both lengths in seconds. */
export function videoTooLong(seconds: number, longest: number): string {
  return `This video lasts ${lengthText(seconds)}. Please choose one of at most ${lengthText(longest)}.`;
}

/** Formats a length to the second: "15 minutes", "16 minutes and 5 seconds". */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    minutes > 0 && count(minutes, "minute"),
    (rest > 0 || minutes === 0) && count(rest, "second"),
  ];
  return parts.filter(Boolean).join(" and ");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
