/** The length of a day in ISO 8601, as in 2025-03-01. */
const ISO_DAY_LENGTH = 10;

/** The day of a policy, DD-MM-YY: the day that is written, whatever the time zone. */
export function formatPolicyDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = formatBlogDate(isoDate).split("-");
  return `${day}-${month}-${year.slice(-2)}`;
}

/** The day of a blog, YYYY-MM-DD: the day that is written, whatever the time zone. */
export function formatBlogDate(isoDate: string): string {
  return isoDate.slice(0, ISO_DAY_LENGTH);
}
