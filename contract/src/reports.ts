/** Why visitors report a story. */

export const REPORT_REASON_NAMES = ["shown", "child", "harm", "untrue", "spam", "other"] as const;

export type ReportReason = (typeof REPORT_REASON_NAMES)[number];

/** Why a story is reported, in words. */
export const REPORT_REASONS = {
  shown: "It shows me, or somebody I know, who has not agreed",
  child: "It shows a child who should not be seen here",
  harm: "It could put somebody in danger, or hurts somebody",
  untrue: "It is not true",
  spam: "It is advertising",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;

/** A reason that a report names. */
export function reasonInWords(reason: string): string {
  return Object.entries(REPORT_REASONS).find(([name]) => name === reason)?.[1] ?? reason;
}
