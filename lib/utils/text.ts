export function pluralize(count: number, unit: string, units = `${unit}s`): string {
  return `${count} ${count === 1 ? unit : units}`;
}

/** Rounds up: "12 seconds", "1 minute", "5 minutes". */
export function durationText(seconds: number): string {
  return seconds < 60 ? pluralize(seconds, "second") : pluralize(Math.ceil(seconds / 60), "minute");
}

export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${last}` : `${minutes}:${last}`;
}

/** Cuts between two words; `longest` is in characters. */
export function truncate(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join("");
  const end = kept.search(/\s+\S*$/);
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}

const ISO_DAY_LENGTH = 10;

/** Returns DD-MM-YY of the written day, whatever the time zone. */
export function shortDay(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDay(isoDate).split("-");
  return `${day}-${month}-${year.slice(-2)}`;
}

/** Returns YYYY-MM-DD of the written day; for a moment's day, use the contract's `dayIn`. */
export function isoDay(isoDate: string): string {
  return isoDate.slice(0, ISO_DAY_LENGTH);
}
