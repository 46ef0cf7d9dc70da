/** By how much a video may be longer, in seconds: phones stop a moment after they are told to. */
const TOLERANCE_SECONDS = 5;

/** Whether a video of so many seconds is longer than one may be, in seconds. */
export function isTooLong(seconds: number, longest: number): boolean {
  return seconds > longest + TOLERANCE_SECONDS;
}

/** What a visitor reads of a video that is too long; both lengths in seconds. */
export function videoTooLong(seconds: number, longest: number): string {
  return `This video lasts ${minutes(Math.ceil(seconds / 60))}. Please choose one of at most ${minutes(Math.floor(longest / 60))}.`;
}

function minutes(count: number): string {
  return count === 1 ? "1 minute" : `${count} minutes`;
}
