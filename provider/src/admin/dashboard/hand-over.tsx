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

/** Questions that only people can answer, by hand on the printed page. */
const ASKED_FOR = [
  "The server: which company and account, and how you pay for it",
  "The domain and its DNS records: which company and account",
  "The company that sends your email",
  "Where the backups are, and their password",
  "Where you keep the passwords, and who else knows them",
  "Who to call when nothing else helps",
];

/** What the next person should do first. */
const FIRST = [
  "Ask for your own admin account and turn on two-step sign-in (Account).",
  "Send yourself a test email (Home, or ‘lampstand mail:test’ on the server).",
  "Enter your address under ‘Announce to’ in ‘Your church’, and in /etc/lampstand-alert.env on the server.",
  "Make a backup and restore it next to the site: docs/operations.md, step 11.",
  "Remove the accounts of people who have left and change the secrets they knew: docs/operations-reference.md, ‘How to change each secret’.",
];

/**
 * Shows the page to print for the next person who looks after the site. Payload serves it to anyone, so it checks the
 * account.
 */
export async function HandOverView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isStaffUser(req.user)) redirect(`/admin/login?redirect=${encodeURIComponent(HAND_OVER_PATH)}`);
  if (!hasAdminRole(req.user)) notFound();
  const [{ accounts, carers, places, planned, kept, lastBackupAt }, steps, timeZone] = await Promise.all([
    readHandOver(req.payload),
    firstSteps(req),
    churchTimeZone(req.payload),
  ]);
  const open = steps.filter(({ isDone }) => !isDone);
  const admins = accounts.filter(({ value }) => value === "admin");
  return (
    <PrintedPage
      view={view}
      title="Hand over"
      intro={`What the next person looking after this site needs to know, as of ${momentInWords(new Date().toISOString(), timeZone)}. This page contains no passwords.`}
    >
      <Section title="Who has an account">
        <Lines
          lines={accounts.map(({ name, value, hasSecondStep }) => ({
            name,
            value: `${value}, ${hasSecondStep ? "with" : "without"} two-step sign-in`,
          }))}
        />
        {admins.length < 2 && (
          <p className={styles.warning}>
            There is only one admin. Invite a second, so that someone can still open everything if one of you
            is ill or moves away.
          </p>
        )}
      </Section>
      <Section title="Who reads ‘Talk to someone’">
        <Lines lines={carers} />
        <p>
          Two carers read each conversation. Admins can’t. When you remove ‘Carer’ from an account or delete
          it, its conversations pass to another carer.
        </p>
        {carers.length < 2 && (
          <p className={styles.warning}>
            Visitors can only ask to talk if there are at least two carers. An admin can make someone a carer
            under ‘Staff accounts’.
          </p>
        )}
      </Section>
      <Section title="Where things run">
        <Lines lines={places} />
      </Section>
      <Section title="What happens automatically">
        <ul>
          <li>
            {`The server makes a backup each night if its timer is set up. ${lastBackupAt ? `The last one: ${momentInWords(lastBackupAt, timeZone)}.` : "There hasn’t been one yet."}`}
          </li>
          <li>Emails are sent, videos are prepared, and pages are updated as soon as something changes.</li>
          {planned.map(({ href, name, at, isPublished }) => (
            <li key={`${href} ${at}`}>
              <Link href={href} prefetch={false}>
                {name}
              </Link>
              {` ${isPublished ? "is published" : "is removed from the site"} on ${momentInWords(at, timeZone)}.`}
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
        <p>Print this page and write each answer next to it, or keep the answers with your passwords:</p>
        <ul className={styles.blanks}>
          {ASKED_FOR.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </PrintedPage>
  );
}
