import { Link } from "@payloadcms/ui";

import type { LastMonth as Month } from "../../features/dashboard/last-month";
import styles from "./dashboard.module.css";
import { DayChart } from "./day-chart";

/** How often stories were watched, shared and uploaded in the last 30 days. */
export function LastMonth({ month }: { month: Month | undefined }) {
  return (
    <section className={styles.panel} aria-labelledby="last-month">
      <h2 id="last-month" className={styles.heading}>
        The last 30 days
      </h2>
      {month ? <Figures month={month} /> : <p className={styles.text}>Nothing has been counted yet.</p>}
      <p className={styles.note}>
        Only numbers are kept, for 400 days: no cookie, address or name. Whoever’s browser asks not to be
        tracked is not counted.
      </p>
    </section>
  );
}

function Figures({ month: { figures, days, mostWatched } }: { month: Month }) {
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <DayChart days={days} />
      {mostWatched.length > 0 && (
        <>
          <h3 className={styles.title}>Watched most</h3>
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
    </>
  );
}
