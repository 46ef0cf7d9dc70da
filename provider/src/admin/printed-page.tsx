import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

import { AdminPage } from "./admin-page";
import { PrintButton } from "./print-button";
import styles from "./printed-page.module.css";

type PrintedPageProps = { view: AdminViewServerProps; title: string; intro: string; children: ReactNode };

/** Shows a page of the admin made for printing. */
export function PrintedPage({ view, title, intro, children }: PrintedPageProps) {
  return (
    <AdminPage view={view} className={styles.page}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <PrintButton />
      {children}
    </AdminPage>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A name, and what is so named. */
export type Line = { name: string; value: ReactNode };

export function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
