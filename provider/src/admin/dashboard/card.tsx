import { Button } from "@payloadcms/ui";

import type { Card as WaitingCard } from "../../features/dashboard/waiting-cards";
import { Moment } from "../time/church-time";
import styles from "./waiting.module.css";

/** Something that waits, with its picture or first words, and a button that opens it. */
export function Card({ card, inbox }: { card: WaitingCard; inbox: string }) {
  const { href, name, words, sentAt, picture } = card;
  const action = inbox === "stories" ? "Review" : "Read";
  return (
    <li className={styles.card}>
      {inbox === "stories" && <Picture address={picture} />}
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {words && <p className={styles.words}>{words}</p>}
        <p className={styles.date}>
          <Moment value={sentAt} />
        </p>
        <Button el="link" to={href} aria-label={`${action}: ${name}`} margin={false}>
          {action}
        </Button>
      </div>
    </li>
  );
}

function Picture({ address }: { address: string | undefined }) {
  if (!address) return <span className={styles.picture} />;
  // eslint-disable-next-line @next/next/no-img-element -- small already, and only staff may see it
  return <img src={address} alt="" loading="lazy" className={styles.picture} />;
}
