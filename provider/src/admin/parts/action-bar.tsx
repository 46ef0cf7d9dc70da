"use client";

import type { ReactNode } from "react";

import styles from "./controls.module.css";
import { useKeptFocus } from "./use-kept-focus";

/** Keeps buttons at the bottom of the screen, where a thumb reaches them, and the focus among them. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  const focus = useKeptFocus();
  return (
    <div {...focus} role="group" aria-label={label} className={styles.actionBar} data-action-bar>
      {children}
    </div>
  );
}
