"use client";

import { useTranslation } from "@payloadcms/ui";

import type { Figure } from "../../features/dashboard/last-month";
import { useText } from "../texts/use-text";
import styles from "./figures.module.css";

/** Shows numbers, each with what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`dashboard:${name}`)}</dt>
          <dd>{count.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}
