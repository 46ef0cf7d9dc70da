import type { LastMonth } from "../../features/dashboard/last-month";
import styles from "./day-chart.module.css";

type Day = LastMonth["days"][number];

/** How often stories were watched on each of the last 30 days, as bars and in numbers. */
export function DayChart({ days }: { days: LastMonth["days"] }) {
  const most = days.reduce<Day | undefined>(
    (top, each) => (each.count > (top?.count ?? 0) ? each : top),
    undefined,
  );
  if (!most) return null;
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span key={day} className={styles.bar} style={{ height: `${(count / most.count) * 100}%` }} />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {`Watched on each day, up to today. Most on ${inWords(most.day)}: ${most.count.toLocaleString("en")}.`}
      </figcaption>
      <details>
        <summary>Every day in numbers</summary>
        <ol className={styles.numbers}>
          {days.map(({ day, count }) => (
            <li key={day}>{`${inWords(day)}: ${count.toLocaleString("en")}`}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
