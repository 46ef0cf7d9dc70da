/** A day or moment of a provider as one moment in ISO 8601 with its time zone, which search engines ask for. */
export function moment(date: string | null): string | undefined {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
