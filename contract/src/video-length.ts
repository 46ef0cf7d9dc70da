/** By how much a video may be longer, in seconds: phones stop a moment after they are told to. */
const TOLERANCE_SECONDS = 5;

/** Whether a video of so many seconds is longer than one may be, in seconds. */
export function isTooLong(seconds: number, longest: number): boolean {
  return seconds > longest + TOLERANCE_SECONDS;
}

/** What a visitor reads of a video that is too long; both lengths in seconds. */
export function videoTooLong(seconds: number, longest: number): string {
  return `This video lasts ${lengthText(seconds)}. Please choose one of at most ${lengthText(longest)}.`;
}

/** To the second: "15 minutes", "16 minutes and 5 seconds". */
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
