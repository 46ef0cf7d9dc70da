import type { ReactNode } from "react";

import styles from "./controls.module.css";

type FoldProps = { title: ReactNode; isOpen?: boolean; children: ReactNode };

/** Shows a section that is closed at first. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.foldTitle}>{title}</summary>
      {children}
    </details>
  );
}
