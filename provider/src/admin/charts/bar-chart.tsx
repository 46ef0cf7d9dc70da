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
  return (
    <figure className={styles.chart}>
      <Bars counts={bars.map(({ count }) => count)} />
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

/** Draws numbers, at least one of which isn't zero. Screen readers skip them. */
export function Bars({ counts }: { counts: number[] }) {
  const most = Math.max(...counts);
  return (
    <div className={styles.bars} aria-hidden="true">
      {counts.map((count, index) => (
        <span key={index} className={styles.bar} style={{ height: `${(count / most) * 100}%` }} />
      ))}
    </div>
  );
}
