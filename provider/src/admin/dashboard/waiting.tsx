import { Link } from "@payloadcms/ui";

import type { Alarm } from "../../features/dashboard/waiting";
import type { WaitingCard } from "../../features/dashboard/waiting-card";
import type { Waiting as WaitingInbox } from "../../features/inbox/inboxes";
import { Card, CardList } from "../parts/card";
import { LinkedText } from "../texts/linked-text";
import type { Translate } from "../texts/text";
import { alarmText } from "./alarm-text";
import styles from "./dashboard.module.css";

type WaitingProps = {
  inboxes: WaitingInbox[];
  /** Those of each inbox, the most urgent inbox first. Urgent ones come before all inboxes. */
  cards: Record<string, WaitingCard[]>;
  t: Translate;
};

/** Shows what visitors have sent that staff have not handled yet. */
export function Waiting({ inboxes, cards, t }: WaitingProps) {
  const order = Object.keys(cards);
  const urgent = Object.values(cards)
    .flat()
    .filter(({ isUrgent }) => isUrgent);
  const waiting = inboxes
    .filter(({ unread, open }) => unread > 0 || open > 0)
    .toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
  return (
    <section className={styles.panel} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {t("dashboard:waiting")}
      </h2>
      {waiting.length === 0 && <p className={styles.text}>{t("dashboard:allDone")}</p>}
      {urgent.length > 0 && (
        <CardList label={t("conversations:isUrgent")}>
          {urgent.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </CardList>
      )}
      {waiting.map((inbox) => {
        const own = (cards[inbox.slug] ?? []).filter(({ isUrgent }) => !isUrgent);
        return (
          <div key={inbox.slug} className={styles.inbox}>
            <p className={styles.inboxName}>
              <LinkedText
                text={inboxText(inbox, t)}
                href={`/admin/collections/${inbox.slug}`}
                prefetch={false}
              />
            </p>
            {own.length > 0 && (
              <CardList label={inbox.label}>
                {own.map((card) => (
                  <Card key={card.href} {...card} />
                ))}
              </CardList>
            )}
          </div>
        );
      })}
    </section>
  );
}

function inboxText({ label, unread, open }: WaitingInbox, t: Translate): string {
  const values = { inbox: label, unread, open };
  if (unread > 0 && open > 0) return t("dashboard:newAndOpenRecords", values);
  return t(unread > 0 ? "dashboard:newRecords" : "dashboard:openRecords", values);
}

/** Shows what is wrong. */
export function Broken({ alarms, t }: { alarms: Alarm[]; t: Translate }) {
  return (
    <section className={styles.panel} aria-labelledby="broken">
      <h2 id="broken" className={styles.heading}>
        {t("dashboard:broken")}
      </h2>
      {alarms.map((alarm) => {
        const text = alarmText(alarm, t);
        return (
          <p key={text} className={styles.alarm}>
            {text}{" "}
            {"href" in alarm && (
              <Link href={alarm.href} prefetch={false}>
                {t("dashboard:showThem")}
              </Link>
            )}
          </p>
        );
      })}
    </section>
  );
}
