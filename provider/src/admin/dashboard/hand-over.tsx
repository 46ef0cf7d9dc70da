import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { firstSteps } from "../../features/dashboard/first-steps";
import { readHandOver } from "../../features/dashboard/hand-over";
import { hasAdminRole, isStaffUser } from "../../access/roles";
import { HAND_OVER_PATH } from "../menu";
import { momentInWords } from "../time/moment-in-words";
import { LinkedText } from "../texts/linked-text";
import { type TextKey, translateWith } from "../texts/text";
import { Lines, PrintedPage, Section } from "../printed-page";
import styles from "../printed-page.module.css";
import { accountLines, carerLines, keptLines, placeLines } from "./hand-over-lines";

/** Questions that only people can answer, by hand on the printed page. */
const ONLY_YOU: TextKey[] = [
  "handOver:onlyYouServer",
  "handOver:onlyYouDomain",
  "handOver:onlyYouMail",
  "handOver:onlyYouBackups",
  "handOver:onlyYouPasswords",
  "handOver:onlyYouHelper",
];

/** What the next person should do first. */
const FIRST: TextKey[] = [
  "handOver:firstAccount",
  "handOver:firstTestEmail",
  "handOver:firstRecipient",
  "handOver:firstBackup",
  "handOver:firstOldAccounts",
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
  const t = translateWith(req.t);
  const inWords = (moment: string) => momentInWords(moment, timeZone);
  const open = steps.filter(({ isDone }) => !isDone);
  const admins = accounts.filter(({ role, isInvited }) => role === "admin" && !isInvited);
  return (
    <PrintedPage
      view={view}
      title={t("handOver:heading")}
      intro={t("handOver:intro", { moment: inWords(new Date().toISOString()) })}
    >
      <Section title={t("handOver:accounts")}>
        <Lines lines={accountLines(accounts, t)} />
        {admins.length < 2 && <p className={styles.warning}>{t("handOver:oneAdmin")}</p>}
      </Section>
      <Section title={t("handOver:carers")}>
        <Lines lines={carerLines(carers, t)} />
        <p>{t("handOver:carersHelp")}</p>
        {carers.length < 2 && <p className={styles.warning}>{t("handOver:carersFew")}</p>}
      </Section>
      <Section title={t("handOver:places")}>
        <Lines lines={placeLines(places, t)} />
      </Section>
      <Section title={t("handOver:automatic")}>
        <ul>
          <li>
            {lastBackupAt
              ? t("handOver:automaticBackup", { moment: inWords(lastBackupAt) })
              : t("handOver:automaticBackupNoneYet")}
          </li>
          <li>{t("handOver:automaticAlways")}</li>
          {planned.map(({ href, name, at, isPublished }) => (
            <li key={`${href} ${at}`}>
              <LinkedText
                text={t(isPublished ? "handOver:published" : "handOver:unpublished", {
                  name,
                  moment: inWords(at),
                })}
                href={href}
                prefetch={false}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("handOver:kept")}>
        <Lines lines={keptLines(kept, t)} />
      </Section>
      <Section title={t("handOver:first")}>
        <ol>
          {FIRST.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
          {open.map(({ name }) => (
            <li key={name}>{t("handOver:firstStep", { title: t(`firstSteps:${name}`) })}</li>
          ))}
        </ol>
      </Section>
      <Section title={t("handOver:onlyYou")}>
        <p>{t("handOver:onlyYouHelp")}</p>
        <ul className={styles.blanks}>
          {ONLY_YOU.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Section>
    </PrintedPage>
  );
}
