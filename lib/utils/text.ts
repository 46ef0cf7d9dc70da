/** A number of things in words: "1 minute", "5 minutes". */
export function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A time in words, never less than it is: "12 seconds", "1 minute", "5 minutes". */
export function durationText(seconds: number): string {
  return seconds < 60 ? pluralize(seconds, "second") : pluralize(Math.ceil(seconds / 60), "minute");
}

/** A moment of a recording: "0:07", "12:34", "1:02:03". */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${last}` : `${minutes}:${last}`;
}

/** A text of at most this many characters, cut between two words, with a mark where it was cut. */
export function truncate(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join("");
  const end = kept.search(/\s+\S*$/);
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}
