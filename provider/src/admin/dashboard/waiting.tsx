import { Link } from "@payloadcms/ui";

import type { Alarm } from "../../features/dashboard/waiting";
import type { Waiting as WaitingInbox } from "../../features/inbox/inboxes";
import styles from "./dashboard.module.css";

type WaitingProps = { inboxes: WaitingInbox[]; alarms: Alarm[] };

/** What visitors have sent that staff have not dealt with yet, and what is wrong. */
export function Waiting({ inboxes, alarms }: WaitingProps) {
  const waiting = inboxes.filter(({ unread, open }) => unread > 0 || open > 0);
  return (
    <section className={styles.panel} aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        What waits for you
      </h2>
      {alarms.map(({ text, href }) => (
        <p key={text} className={styles.alarm}>
          {text} {href && <Link href={href}>Show them</Link>}
        </p>
      ))}
      {waiting.length === 0 && <p className={styles.text}>Nothing: everything has been dealt with.</p>}
      <ul className={styles.waiting}>
        {waiting.map(({ slug, label, unread, open }) => (
          <li key={slug}>
            <Link href={`/admin/collections/${slug}`}>{label}</Link>
            {`: ${[unread > 0 && `${unread} new`, open > 0 && `${open} not dealt with`].filter(Boolean).join(", ")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
