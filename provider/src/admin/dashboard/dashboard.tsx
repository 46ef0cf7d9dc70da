import { Gutter } from "@payloadcms/ui";
import type { Payload, ServerProps } from "payload";

import { readLastBackup } from "../../features/backup/last-backup";
import { churchTimeZone } from "../../features/church/church";
import { firstSteps } from "../../features/dashboard/first-steps";
import { lastMonth } from "../../features/dashboard/last-month";
import { alarms } from "../../features/dashboard/waiting";
import { waitingCards } from "../../features/dashboard/waiting-cards";
import { waitingIn } from "../../features/inbox/inboxes";
import { lastMailTest } from "../../features/mail/mail-test";
import { spaceOf } from "../../features/monitoring/space";
import { hasAdminRole } from "../../access/roles";
import { Logo } from "../logo";
import { FirstSteps } from "./first-steps";
import { LastMonth } from "./last-month";
import { SpaceCard } from "./space-card";
import { Waiting } from "./waiting";
import styles from "./dashboard.module.css";

/** Replaces Payload's dashboard: an admin's first steps until they are done, what is waiting, and the last 30 days. */
export async function Dashboard({ i18n, payload, permissions, user }: ServerProps) {
  const isAdmin = hasAdminRole(user);
  const [steps, test, inboxes, cards, problems, month, room] = await Promise.all([
    isAdmin ? firstSteps({ i18n, payload }) : [],
    lastMailTest(payload),
    waitingIn({ i18n, payload, user }, (slug) => Boolean(permissions?.collections?.[slug]?.read)),
    waitingCards(payload),
    alarms(payload),
    lastMonth(payload),
    isAdmin ? readRoom(payload) : undefined,
  ]);
  return (
    <Gutter className={styles.dashboard}>
      <div className={styles.brand}>
        <Logo payload={payload} />
      </div>
      {steps.length > 0 && <FirstSteps steps={steps} lastTest={test} />}
      <Waiting inboxes={inboxes} cards={cards} alarms={problems} />
      <LastMonth month={month} />
      {room && <SpaceCard {...room} />}
    </Gutter>
  );
}

async function readRoom(payload: Payload) {
  const [space, backup, timeZone] = await Promise.all([
    spaceOf(payload),
    readLastBackup(payload),
    churchTimeZone(payload),
  ]);
  return { space, backup, timeZone };
}
