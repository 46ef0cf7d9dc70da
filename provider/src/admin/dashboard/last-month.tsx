import type { LastMonth as MonthOfAll } from "../../features/dashboard/last-month";
import { BarChart } from "../charts/bar-chart";
import { Figures } from "../charts/figures";
import { LinkedText } from "../texts/linked-text";
import type { Translate } from "../texts/text";
import styles from "./dashboard.module.css";

/** Shows how often stories were watched, shared and uploaded in the last 30 days. */
export function LastMonth({ month, t }: { month: MonthOfAll | undefined; t: Translate }) {
  return (
    <section className={styles.panel} aria-labelledby="last-month">
      <h2 id="last-month" className={styles.heading}>
        {t("dashboard:lastMonth")}
      </h2>
      {month ? <Month month={month} t={t} /> : <p className={styles.text}>{t("dashboard:noVisits")}</p>}
      <p className={styles.note}>{t("dashboard:lastMonthHelp")}</p>
    </section>
  );
}

function Month({ month, t }: { month: MonthOfAll; t: Translate }) {
  const { figures, days, mostWatched, missed } = month;
  return (
    <>
      <Figures figures={figures} />
      <DayChart days={days} t={t} />
      {mostWatched.length > 0 && (
        <>
          <h3 className={styles.title}>{t("dashboard:mostWatched")}</h3>
          <ol className={styles.waiting}>
            {mostWatched.map(({ video, name, href, watched }) => (
              <li key={video}>
                <LinkedText
                  text={t("dashboard:mostWatchedVideo", { name, number: watched.toLocaleString("en") })}
                  href={href}
                  prefetch={false}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {missed.length > 0 && (
        <>
          <h3 className={styles.title}>{t("dashboard:missedSearches")}</h3>
          <ul className={styles.waiting}>
            {missed.map(({ words, total }) => (
              <li key={words}>
                {t("dashboard:missedSearch", { words, count: total, number: total.toLocaleString("en") })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Day = MonthOfAll["days"][number];

/** Shows how often stories were watched on each of the last 30 days. */
function DayChart({ days, t }: { days: MonthOfAll["days"]; t: Translate }) {
  const most = days.reduce<Day | undefined>(
    (top, each) => (each.count > (top?.count ?? 0) ? each : top),
    undefined,
  );
  if (!most) return null;
  return (
    <BarChart
      bars={days.map(({ day, count }) => ({ label: inWords(day), count }))}
      caption={t("dashboard:viewsPerDay", {
        day: inWords(most.day),
        number: most.count.toLocaleString("en"),
      })}
      summary={t("dashboard:everyDay")}
    />
  );
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}
