import type { Payload, Where } from "payload";

import { hasEditorRole, type User } from "../../access/roles";
import { environment } from "../../lib/environment";
import { listAddress } from "../../lib/list-address";
import { daysWithoutBackup } from "../backup/last-backup";
import { preparationNotice } from "../clips/worker-state";
import { staffAddress } from "../mail/mail";
import { mailProblems, type MailProblems } from "../mail/mail-problems";
import { diskNotice } from "../monitoring/disk-space";
import { otherProblems } from "../monitoring/problems";
import { proxiesNotice } from "../monitoring/site-proxies";
import { daysBefore } from "../retention/retention";

/** Some videos or stories with a problem, and the list that shows them. */
type ListAlarm = { kind: "hiddenVideos" | "failedClips" | "silentStorytellers"; count: number; href: string };

/** A problem that staff see on the dashboard. */
export type Alarm =
  | ListAlarm
  /** `count`: for how many days. */
  | { kind: "noBackup"; count: number }
  /** Nobody hears of what arrives. */
  | { kind: "noMailServer" | "noStaffAddress" }
  | ({ kind: "mail" } & MailProblems)
  | { kind: "other"; sentence: string };

/** Returns current problems with email, the videos that a member of staff may open, and the server. */
export async function alarms(payload: Payload, user: User, readDisk = diskNotice): Promise<Alarm[]> {
  const unanswered = unansweredSince(new Date());
  const [mails, address, hidden, unprepared, silent, preparation, disk, days, proxies, others] =
    await Promise.all([
      mailProblems(payload),
      staffAddress(payload),
      hasEditorRole(user) ? payload.count({ collection: "videos", where: HIDDEN }) : { totalDocs: 0 },
      payload.count({ collection: "clips", where: FAILED }),
      payload.count({ collection: "stories", where: unanswered }),
      preparationNotice(payload),
      readDisk(environment().dataDir),
      daysWithoutBackup(payload),
      proxiesNotice(),
      otherProblems(payload),
    ]);
  return [
    ...mailAlarms(mails),
    ...unheardAlarms(address),
    ...listAlarms("hiddenVideos", hidden.totalDocs, listAddress("videos", HIDDEN)),
    ...listAlarms("failedClips", unprepared.totalDocs, listAddress("clips", FAILED)),
    ...listAlarms("silentStorytellers", silent.totalDocs, listAddress("stories", unanswered)),
    ...otherAlarms([preparation, disk]),
    ...(days === undefined ? [] : [{ kind: "noBackup" as const, count: days }]),
    ...otherAlarms([proxies, ...others]),
  ];
}

/** Published videos that are hidden because of an objection. */
const HIDDEN: Where = { and: [{ status: { equals: "Active" } }, { objection: { exists: true } }] };

const FAILED: Where = { preparation: { equals: "failed" } };

/** How many days storytellers have to decide whether their story may stay. */
const ANSWER_DAYS = 30;

function unansweredSince(now: Date): Where {
  return {
    and: [
      { status: { equals: "Published" } },
      { renewalAskedAt: { less_than: daysBefore(now, ANSWER_DAYS).toISOString() } },
    ],
  };
}

function mailAlarms(problems: MailProblems): Alarm[] {
  const { waiting, givenUp, sentence } = problems;
  return waiting > 0 || givenUp > 0 || sentence ? [{ kind: "mail", ...problems }] : [];
}

function unheardAlarms(address: string | undefined): Alarm[] {
  if (environment().smtpUrl === undefined) return [{ kind: "noMailServer" }];
  return address ? [] : [{ kind: "noStaffAddress" }];
}

function listAlarms(kind: ListAlarm["kind"], count: number, href: string): Alarm[] {
  return count > 0 ? [{ kind, count, href }] : [];
}

function otherAlarms(sentences: (string | undefined)[]): Alarm[] {
  return sentences.flatMap((sentence) => (sentence ? [{ kind: "other", sentence }] : []));
}
