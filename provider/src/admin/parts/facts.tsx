import type { ReactNode } from "react";

import styles from "./controls.module.css";

/** Shows what is known about a record in a few words each, without what is missing. */
export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt> <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
