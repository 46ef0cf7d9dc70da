"use client";

import type { Figure } from "../../features/dashboard/last-month";
import { useText } from "../texts/use-text";
import styles from "./figures.module.css";

/** Shows numbers, each with what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  const t = useText();
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`dashboard:${name}`)}</dt>
          <dd>{count.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
