import { Button, Link } from "@payloadcms/ui";

import type { Alarm } from "../../features/dashboard/waiting";
import type { Card as WaitingCard } from "../../features/dashboard/waiting-cards";
import type { Waiting as WaitingInbox } from "../../features/inbox/inboxes";
import { LinkedText } from "../texts/linked-text";
import type { Translate } from "../texts/text";
import { Moment } from "../time/church-time";
import { alarmText } from "./alarm-text";
import styles from "./dashboard.module.css";
import waitingStyles from "./waiting.module.css";

type WaitingProps = {
  inboxes: WaitingInbox[];
  /** The newest waiting records, by inbox. */
  cards: Record<string, WaitingCard[]>;
  alarms: Alarm[];
  t: Translate;
};

/** Shows what visitors have sent that staff have not handled yet, and what is wrong. */
export function Waiting({ inboxes, cards, alarms, t }: WaitingProps) {
  const waiting = inboxes.filter(({ unread, open }) => unread > 0 || open > 0);
  return (
    <section className={styles.panel} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {t("dashboard:waiting")}
      </h2>
      {alarms.map((alarm) => {
        const text = alarmText(alarm, t);
        return (
          <p key={text} className={styles.alarm}>
            {text} {"href" in alarm && <Link href={alarm.href}>{t("dashboard:showThem")}</Link>}
          </p>
        );
      })}
      {waiting.length === 0 && <p className={styles.text}>{t("dashboard:allDone")}</p>}
      {waiting.map((inbox) => (
        <div key={inbox.slug}>
          <p className={waitingStyles.inbox}>
            <LinkedText text={inboxText(inbox, t)} href={`/admin/collections/${inbox.slug}`} />
          </p>
          <ul className={waitingStyles.cards}>
            {cards[inbox.slug]?.map((card) => (
              <Card key={card.id} card={card} inbox={inbox.slug} t={t} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function inboxText({ label, unread, open }: WaitingInbox, t: Translate): string {
  const values = { inbox: label, unread, open };
  if (unread > 0 && open > 0) return t("dashboard:newAndOpenRecords", values);
  return t(unread > 0 ? "dashboard:newRecords" : "dashboard:openRecords", values);
}

/** Shows a waiting record with its picture or first words, and a button that opens it. */
function Card({ card, inbox, t }: { card: WaitingCard; inbox: string; t: Translate }) {
  const { href, name, words, sentAt, picture } = card;
  const isStory = inbox === "stories";
  return (
    <li className={waitingStyles.card}>
      {isStory && <Picture address={picture} />}
      <div className={waitingStyles.text}>
        <h3 className={waitingStyles.name}>{name}</h3>
        {words && <p className={waitingStyles.words}>{words}</p>}
        <p className={waitingStyles.date}>
          <Moment value={sentAt} />
        </p>
        <Button
          el="link"
          to={href}
          aria-label={t(isStory ? "dashboard:reviewRecord" : "dashboard:readRecord", { name })}
          margin={false}
        >
          {t(isStory ? "dashboard:review" : "dashboard:read")}
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
