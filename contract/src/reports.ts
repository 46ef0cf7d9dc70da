/** Why visitors report a story. */

export const REPORT_REASON_NAMES = ["shown", "child", "harm", "untrue", "spam", "other"] as const;

export type ReportReason = (typeof REPORT_REASON_NAMES)[number];

/** The reasons in words. */
export const REPORT_REASONS = {
  shown: "It shows me, or someone I know, who hasn’t agreed",
  child: "It shows a child who shouldn’t be seen here",
  harm: "It could put someone in danger, or it hurts someone",
  untrue: "It isn’t true",
  spam: "It’s advertising",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;

/** Returns a report's reason in words. */
export function reasonInWords(reason: string): string {
  return Object.entries(REPORT_REASONS).find(([name]) => name === reason)?.[1] ?? reason;
}
