"use client";

import { useTranslation } from "@payloadcms/ui";

import type { Figure } from "../../features/dashboard/last-month";
import { useText } from "../texts/use-text";
import { Bars } from "./bar-chart";
import styles from "./figures.module.css";

/** Shows numbers, each with what it counts and how it went day by day. Those that are zero share one line. */
export function Figures({ figures }: { figures: Figure[] }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const none = figures.filter(({ count }) => count === 0).map(({ name }) => t(`dashboard:${name}`));
  return (
    <>
      <FigureList
        figures={figures
          .filter(({ count }) => count !== 0)
          .map(({ name, count, perDay }) => ({
            label: t(`dashboard:${name}`),
            value: count.toLocaleString(language),
            perDay,
          }))}
      />
      {none.length > 0 && (
        <p className={styles.none}>
          {t("dashboard:none", { names: new Intl.ListFormat(language).format(none) })}
        </p>
      )}
    </>
  );
}

type Shown = { label: string; value: string; perDay?: number[] };

/** Shows figures in words and numbers. Screen readers skip the small charts. */
export function FigureList({ figures }: { figures: Shown[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, perDay }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {perDay && (
            <dd aria-hidden="true">
              <Bars counts={perDay} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
