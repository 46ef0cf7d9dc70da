import { Link } from "@payloadcms/ui";
import type { ReactNode } from "react";

import { Moment } from "../time/church-time";
import styles from "./cards.module.css";

type CardProps = {
  title: string;
  href: string;
  /** The address of a small picture; an empty string if there is none yet. */
  picture?: string;
  /** What state the record is in, in a few words. */
  state?: string;
  /** One or two lines. */
  words?: string;
  /** ISO date and time. */
  moment?: string;
  /** Shows the card in the colour of alarms. */
  isUrgent?: boolean;
  /** A checkbox before the picture. */
  tick?: ReactNode;
  /** Buttons, or further facts. */
  children?: ReactNode;
};

/** Shows cards below each other. */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  );
}

/** Shows a record as a card. Its title is the link, which covers the whole card except for buttons in it. */
export function Card({ title, href, picture, state, words, moment, isUrgent, tick, children }: CardProps) {
  return (
    <li className={isUrgent ? styles.urgentCard : styles.card}>
      {tick}
      {picture !== undefined && <Picture address={picture} />}
      <div className={styles.cardText}>
        <h3 className={styles.title}>
          <Link href={href} prefetch={false} className={styles.link}>
            {title}
          </Link>
        </h3>
        {state && <p className={styles.state}>{state}</p>}
        {words && <p className={styles.words}>{words}</p>}
        {moment && (
          <p className={styles.moment}>
            <Moment value={moment} />
          </p>
        )}
        {children && <div className={styles.cardExtras}>{children}</div>}
      </div>
    </li>
  );
}

type PictureProps = { address: string | null | undefined; isSmall?: boolean };

/** Shows a record's picture, or a drawn one of a video that has none yet. */
export function Picture({ address, isSmall = false }: PictureProps) {
  const look = isSmall ? `${styles.picture} ${styles.small}` : styles.picture;
  if (!address)
    return (
      <span className={look} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M2 4h20v16H2zm8 4v8l6-4z" />
        </svg>
      </span>
    );
  // eslint-disable-next-line @next/next/no-img-element -- small already, and only staff may see it
  return <img src={address} alt="" loading="lazy" draggable={false} className={look} />;
}
