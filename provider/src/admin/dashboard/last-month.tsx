import { Link } from "@payloadcms/ui";

import type { LastMonth as MonthOfAll } from "../../features/dashboard/last-month";
import { BarChart } from "../charts/bar-chart";
import { Figures } from "../charts/figures";
import styles from "./dashboard.module.css";

/** Shows how often stories were watched, shared and uploaded in the last 30 days. */
export function LastMonth({ month }: { month: MonthOfAll | undefined }) {
  return (
    <section className={styles.panel} aria-labelledby="last-month">
      <h2 id="last-month" className={styles.heading}>
        The last 30 days
      </h2>
      {month ? <Month month={month} /> : <p className={styles.text}>No visits counted yet.</p>}
      <p className={styles.note}>
        We only keep numbers, for 400 days: no cookies, addresses or names. We don’t count visitors whose
        browser asks not to be tracked.
      </p>
    </section>
  );
}

function Month({ month: { figures, days, mostWatched, missed } }: { month: MonthOfAll }) {
  return (
    <>
      <Figures figures={figures} />
      <DayChart days={days} />
      {mostWatched.length > 0 && (
        <>
          <h3 className={styles.title}>Most watched</h3>
          <ol className={styles.waiting}>
            {mostWatched.map(({ name, href, watched }) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
                {`: ${watched.toLocaleString("en")}`}
              </li>
            ))}
          </ol>
        </>
      )}
      {missed.length > 0 && (
        <>
          <h3 className={styles.title}>Searches without results</h3>
          <ul className={styles.waiting}>
            {missed.map(({ words, total }) => (
              <li key={words}>{`‘${words}’, by ${total.toLocaleString("en")} visitors`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Day = MonthOfAll["days"][number];

/** Shows how often stories were watched on each of the last 30 days. */
function DayChart({ days }: { days: MonthOfAll["days"] }) {
  const most = days.reduce<Day | undefined>(
    (top, each) => (each.count > (top?.count ?? 0) ? each : top),
    undefined,
  );
  if (!most) return null;
  return (
    <BarChart
      bars={days.map(({ day, count }) => ({ label: inWords(day), count }))}
      caption={`Views per day, up to today. Most on ${inWords(most.day)}: ${most.count.toLocaleString("en")}.`}
      summary="Every day in numbers"
    />
  );
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
