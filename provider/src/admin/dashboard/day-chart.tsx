import type { LastMonth } from "../../features/dashboard/last-month";
import { BarChart } from "../charts/bar-chart";

type Day = LastMonth["days"][number];

/** How often stories were watched on each of the last 30 days. */
export function DayChart({ days }: { days: LastMonth["days"] }) {
  const most = days.reduce<Day | undefined>(
    (top, each) => (each.count > (top?.count ?? 0) ? each : top),
    undefined,
  );
  if (!most) return null;
  return (
    <BarChart
      bars={days.map(({ day, count }) => ({ label: inWords(day), count }))}
      caption={`Watched on each day, up to today. Most on ${inWords(most.day)}: ${most.count.toLocaleString("en")}.`}
      summary="Every day in numbers"
    />
  );
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
