import { Link } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { firstSteps } from "../../features/dashboard/first-steps";
import { readHandOver } from "../../features/dashboard/hand-over";
import { hasAdminRole, isStaffUser } from "../../access/roles";
import { HAND_OVER_PATH } from "../menu";
import { momentInWords } from "../time/moment-in-words";
import { Lines, PrintedPage, Section } from "../printed-page";
import styles from "../printed-page.module.css";

/** What only people know: to be written by hand on the printed page. */
const ASKED_FOR = [
  "The machine: which company, which account, how it is paid",
  "The domain and its DNS records: which company, which account",
  "The company that sends the mail",
  "Where the backups are, and the password of the copies",
  "Where the passwords are kept, and who else knows them",
  "Whom to call when nothing helps",
];

/** What to do first, by whoever takes over. */
const FIRST = [
  "Have an account made for yourself, as an admin, and set up the second step to sign in (Account).",
  "Send yourself a test mail (Home, or ‘lampstand mail:test’ on the machine).",
  "Enter your address under ‘Announce to’ in ‘Your church’, and in /etc/lampstand-alert.env on the machine.",
  "Make a backup and restore it beside the site: docs/operations.md, step 11.",
  "Take away the accounts of those who have left, and change what they knew: docs/operations-reference.md, ‘How to change each secret’.",
];

/** The page for the next one who looks after the site, to be printed. Payload shows it to anybody, so it asks who it is. */
export async function HandOverView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isStaffUser(req.user)) redirect(`/admin/login?redirect=${encodeURIComponent(HAND_OVER_PATH)}`);
  if (!hasAdminRole(req.user)) notFound();
  const [{ accounts, carers, places, planned, kept, lastBackupAt }, steps, timeZone] = await Promise.all([
    readHandOver(req.payload),
    firstSteps(req.payload),
    churchTimeZone(req.payload),
  ]);
  const open = steps.filter(({ isDone }) => !isDone);
  const admins = accounts.filter(({ value }) => value === "admin");
  return (
    <PrintedPage
      view={view}
      title="Hand over"
      intro={`What the next one who looks after this site has to know, as it is on ${momentInWords(new Date().toISOString(), timeZone)}. No password is on this page.`}
    >
      <Section title="Who has an account">
        <Lines
          lines={accounts.map(({ name, value, hasSecondStep }) => ({
            name,
            value: `${value}, ${hasSecondStep ? "with" : "without"} a second step to sign in`,
          }))}
        />
        {admins.length < 2 && (
          <p className={styles.warning}>
            There is one admin alone. Invite a second one: if one of you is ill or moves away, the other can
            still open everything.
          </p>
        )}
      </Section>
      <Section title="Who reads ‘Talk to someone’">
        <Lines lines={carers} />
        <p>
          Two carers read each conversation, and no admin does. What a carer reads passes to another one when
          ‘Carer’ is taken off the account, or the account is deleted.
        </p>
        {carers.length < 2 && (
          <p className={styles.warning}>
            With fewer than two carers, visitors cannot ask to talk. An admin makes somebody a carer under
            ‘Staff accounts’.
          </p>
        )}
      </Section>
      <Section title="Where things run">
        <Lines lines={places} />
      </Section>
      <Section title="What happens by itself">
        <ul>
          <li>
            {`Each night the machine makes a backup, if its timer was set up. ${lastBackupAt ? `The last one: ${momentInWords(lastBackupAt, timeZone)}.` : "There has been none yet."}`}
          </li>
          <li>Mails are sent, videos are prepared, and pages are renewed as soon as something changes.</li>
          {planned.map(({ href, name, at, isPublished }) => (
            <li key={`${href} ${at}`}>
              <Link href={href} prefetch={false}>
                {name}
              </Link>
              {` ${isPublished ? "is published" : "is taken off the site"} on ${momentInWords(at, timeZone)}.`}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How long things are kept">
        <Lines lines={kept} />
      </Section>
      <Section title="What to do first">
        <ol>
          {FIRST.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {open.map(({ name, title }) => (
            <li key={name}>{`${title} (Home, ‘First steps’).`}</li>
          ))}
        </ol>
      </Section>
      <Section title="What only you know">
        <p>Write it beside each after printing, or where you keep passwords:</p>
        <ul className={styles.blanks}>
          {ASKED_FOR.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </PrintedPage>
  );
}
