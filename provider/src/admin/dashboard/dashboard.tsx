import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, Payload } from "payload";

import { readLastBackup } from "../../features/backup/last-backup";
import { churchTimeZone } from "../../features/church/church";
import { firstSteps } from "../../features/dashboard/first-steps";
import { lastMonth } from "../../features/dashboard/last-month";
import { alarms } from "../../features/dashboard/waiting";
import { waitingCards } from "../../features/dashboard/waiting-cards";
import { isInUse, waitingIn } from "../../features/inbox/inboxes";
import { lastMailTest } from "../../features/mail/mail-test";
import { knownUpdate } from "../../features/monitoring/look-for-update";
import { spaceOf } from "../../features/monitoring/space";
import { hasAdminRole } from "../../access/roles";
import { environment } from "../../lib/environment";
import { Logo } from "../logo";
import { translateWith } from "../texts/text";
import { FirstSteps } from "./first-steps";
import { LastMonth } from "./last-month";
import { NewerVersion } from "./newer-version";
import { SpaceCard } from "./space-card";
import { Broken, Waiting } from "./waiting";
import styles from "./dashboard.module.css";

/** Replaces Payload's dashboard: what waits, what is broken, an admin's first steps, and the last 30 days. */
export async function Dashboard({ i18n, initPageResult, payload, permissions, user }: AdminViewServerProps) {
  const t = translateWith(i18n.t);
  const isAdmin = hasAdminRole(user);
  const [steps, isUsed, test, inboxes, cards, newer, problems, month, room] = await Promise.all([
    isAdmin ? firstSteps({ i18n, payload }) : [],
    isInUse(payload),
    lastMailTest(payload),
    waitingIn({ i18n, payload, user }, (slug) => Boolean(permissions?.collections?.[slug]?.read)),
    waitingCards(initPageResult.req),
    isAdmin ? knownUpdate(payload) : undefined,
    alarms(payload, user),
    lastMonth(payload, user),
    isAdmin ? readRoom(payload) : undefined,
  ]);
  const isFirst = !isUsed && Object.values(cards).every(({ length }) => length === 0);
  const toDo = steps.length > 0 && <FirstSteps steps={steps} lastTest={test} isFolded={isUsed} t={t} />;
  return (
    <Gutter className={styles.dashboard}>
      <div className={styles.brand}>
        <Logo payload={payload} />
      </div>
      {isFirst && toDo}
      <Waiting inboxes={inboxes} cards={cards} t={t} />
      {newer && <NewerVersion newer={newer} t={t} />}
      {problems.length > 0 && <Broken alarms={problems} t={t} />}
      {!isFirst && toDo}
      <LastMonth month={month} t={t} />
      {room && <SpaceCard {...room} t={t} />}
    </Gutter>
  );
}

async function readRoom(payload: Payload) {
  const [space, backup, timeZone] = await Promise.all([
    spaceOf(payload),
    readLastBackup(payload),
    churchTimeZone(payload),
  ]);
  const { databaseUrl, s3 } = environment();
  return { space, backup, timeZone, canBeSetAside: !databaseUrl && !s3 };
}
