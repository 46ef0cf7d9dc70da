"use client";

import { useTranslation } from "@payloadcms/ui";

import styles from "./bar-chart.module.css";

type Bar = { label: string; count: number };

type Props = {
  bars: Bar[];
  /** The main point of the chart. */
  caption: string;
  /** Opens the numbers, for people who can't read the bars. */
  summary: string;
};

/** Shows whole numbers next to each other, as bars and as text. */
export function BarChart({ bars, caption, summary }: Props) {
  const { language } = useTranslation().i18n;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ label, count }) => (
          <span key={label} className={styles.bar} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details>
        <summary>{summary}</summary>
        <ol className={styles.numbers}>
          {bars.map(({ label, count }) => (
            <li key={label}>{`${label}: ${count.toLocaleString(language)}`}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
