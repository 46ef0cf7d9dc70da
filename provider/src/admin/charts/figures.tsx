"use client";

import { useTranslation } from "@payloadcms/ui";

import type { Figure } from "../../features/dashboard/last-month";
import { useText } from "../texts/use-text";
import styles from "./figures.module.css";

/** Shows numbers, each with what it counts and how it went day by day. Those that are zero share one line. */
export function Figures({ figures }: { figures: Figure[] }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const none = figures.filter(({ count }) => count === 0).map(({ name }) => t(`dashboard:${name}`));
  return (
    <>
      <dl className={styles.figures}>
        {figures
          .filter(({ count }) => count !== 0)
          .map(({ name, count, perDay }) => (
            <div key={name} className={styles.figure}>
              <dt>{t(`dashboard:${name}`)}</dt>
              <dd>{count.toLocaleString(language)}</dd>
              {perDay && <DayBars perDay={perDay} />}
            </div>
          ))}
      </dl>
      {none.length > 0 && (
        <p className={styles.none}>
          {t("dashboard:none", { names: new Intl.ListFormat(language).format(none) })}
        </p>
      )}
    </>
  );
}

/** Draws a small chart, which screen readers skip: they read the number. */
function DayBars({ perDay }: { perDay: number[] }) {
  const most = Math.max(1, ...perDay);
  return (
    <dd className={styles.bars} aria-hidden="true">
      {perDay.map((count, day) => (
        <span key={day} style={{ height: `${(count / most) * 100}%` }} />
      ))}
    </dd>
  );
}
