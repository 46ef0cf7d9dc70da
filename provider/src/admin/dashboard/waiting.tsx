import { Button, Link } from "@payloadcms/ui";

import type { Alarm } from "../../features/dashboard/waiting";
import type { Card as WaitingCard } from "../../features/dashboard/waiting-cards";
import type { Waiting as WaitingInbox } from "../../features/inbox/inboxes";
import { Moment } from "../time/church-time";
import styles from "./dashboard.module.css";
import waitingStyles from "./waiting.module.css";

type WaitingProps = {
  inboxes: WaitingInbox[];
  /** The newest waiting records, by inbox. */
  cards: Record<string, WaitingCard[]>;
  alarms: Alarm[];
};

/** Shows what visitors have sent that staff have not handled yet, and what is wrong. */
export function Waiting({ inboxes, cards, alarms }: WaitingProps) {
  const waiting = inboxes.filter(({ unread, open }) => unread > 0 || open > 0);
  return (
    <section className={styles.panel} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        Waiting for you
      </h2>
      {alarms.map(({ text, href }) => (
        <p key={text} className={styles.alarm}>
          {text} {href && <Link href={href}>Show them</Link>}
        </p>
      ))}
      {waiting.length === 0 && <p className={styles.text}>You’re all caught up.</p>}
      {waiting.map(({ slug, label, unread, open }) => (
        <div key={slug}>
          <p className={waitingStyles.inbox}>
            <Link href={`/admin/collections/${slug}`}>{label}</Link>
            {`: ${[unread > 0 && `${unread} new`, open > 0 && `${open} open`].filter(Boolean).join(", ")}`}
          </p>
          <ul className={waitingStyles.cards}>
            {cards[slug]?.map((card) => (
              <Card key={card.id} card={card} inbox={slug} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Shows a waiting record with its picture or first words, and a button that opens it. */
function Card({ card, inbox }: { card: WaitingCard; inbox: string }) {
  const { href, name, words, sentAt, picture } = card;
  const action = inbox === "stories" ? "Review" : "Read";
  return (
    <li className={waitingStyles.card}>
      {inbox === "stories" && <Picture address={picture} />}
      <div className={waitingStyles.text}>
        <h3 className={waitingStyles.name}>{name}</h3>
        {words && <p className={waitingStyles.words}>{words}</p>}
        <p className={waitingStyles.date}>
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
  if (!address) return <span className={waitingStyles.picture} />;
  // eslint-disable-next-line @next/next/no-img-element -- small already, and only staff may see it
  return <img src={address} alt="" loading="lazy" className={waitingStyles.picture} />;
}
