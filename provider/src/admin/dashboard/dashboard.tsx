import { Gutter } from "@payloadcms/ui";
import type { ServerProps } from "payload";

import { firstSteps } from "../../features/dashboard/first-steps";
import { lastMonth } from "../../features/dashboard/last-month";
import { alarms } from "../../features/dashboard/waiting";
import { waitingCards } from "../../features/dashboard/waiting-cards";
import { waitingIn } from "../../features/inbox/inboxes";
import { lastMailTest } from "../../features/mail/mail-test";
import { hasAdminRole } from "../../access/roles";
import { FirstSteps } from "./first-steps";
import { LastMonth } from "./last-month";
import { Waiting } from "./waiting";
import styles from "./dashboard.module.css";

/** The dashboard, in place of Payload's: an admin's first steps until they are done, what waits, and the last 30 days. */
export async function Dashboard({ payload, permissions, user }: ServerProps) {
  const [steps, test, inboxes, cards, problems, month] = await Promise.all([
    hasAdminRole(user) ? firstSteps(payload) : [],
    lastMailTest(payload),
    waitingIn(payload),
    waitingCards(payload),
    alarms(payload),
    lastMonth(payload),
  ]);
  const readable = inboxes.filter(({ slug }) => permissions?.collections?.[slug]?.read);
  return (
    <Gutter className={styles.dashboard}>
      {steps.length > 0 && <FirstSteps steps={steps} lastTest={test} />}
      <Waiting inboxes={readable} cards={cards} alarms={problems} />
      <LastMonth month={month} />
    </Gutter>
  );
}
