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
