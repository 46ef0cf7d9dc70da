import type { Payload, Where } from "payload";

import { environment } from "../../lib/environment";
import { daysWithoutBackup } from "../backup/last-backup";
import { preparationNotice } from "../clips/worker-state";
import { mailProblems, type MailProblems } from "../mail/mail-problems";
import { diskNotice } from "../monitoring/disk-space";
import { otherProblems } from "../monitoring/problems";
import { proxiesNotice } from "../monitoring/site-proxies";
import { daysBefore } from "../retention/retention";

/** A problem, in a sentence for staff, and where they see it. */
export type Alarm = { text: string; href?: string };

const FAILED_CLIPS = `/admin/collections/clips?${new URLSearchParams({ "where[preparation][equals]": "failed" }).toString()}`;

/** Returns current problems with email, videos and the server. */
export async function alarms(payload: Payload, readDisk = diskNotice): Promise<Alarm[]> {
  const unanswered = unansweredSince(new Date());
  const [mails, hidden, unprepared, silent, preparation, disk, days, proxies, others] = await Promise.all([
    mailProblems(payload),
    payload.count({ collection: "videos", where: HIDDEN }),
    payload.count({ collection: "clips", where: { preparation: { equals: "failed" } } }),
    payload.count({ collection: "stories", where: unanswered }),
    preparationNotice(payload),
    readDisk(environment().dataDir),
    daysWithoutBackup(payload),
    proxiesNotice(),
    otherProblems(payload),
  ]);
  return [
    ...mailAlarms(mails),
    ...(hidden.totalDocs > 0 ? [hiddenVideos(hidden.totalDocs)] : []),
    ...(unprepared.totalDocs > 0 ? [failedClips(unprepared.totalDocs)] : []),
    ...(silent.totalDocs > 0 ? [silentTellers(silent.totalDocs)] : []),
    ...[preparation, disk, noBackup(days), proxies, ...others].flatMap((text) => (text ? [{ text }] : [])),
  ];
}

/** Published videos that are hidden because of an objection. */
const HIDDEN: Where = { and: [{ status: { equals: "Active" } }, { objection: { exists: true } }] };

const HIDDEN_VIDEOS = `/admin/collections/videos?${new URLSearchParams({ "where[and][0][status][equals]": "Active", "where[and][1][objection][exists]": "true" }).toString()}`;

function hiddenVideos(count: number): Alarm {
  const text = count === 1 ? "A published video isn’t shown." : `${count} published videos aren’t shown.`;
  return { text: `${text} The list says why.`, href: HIDDEN_VIDEOS };
}

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

const SILENT_STORIES = `/admin/collections/stories?${new URLSearchParams({ "where[and][0][status][equals]": "Published", "where[and][1][renewalAskedAt][exists]": "true" }).toString()}`;

function silentTellers(count: number): Alarm {
  const who = count === 1 ? "One storyteller has" : `The storytellers of ${count} stories have`;
  const text = `${who} not answered our email about whether it may stay. Please talk to them, or remove it from the site.`;
  return { text, href: SILENT_STORIES };
}

function noBackup(days: number | undefined): string | undefined {
  return days === undefined
    ? undefined
    : `No backup for ${days} days. If the server fails, you lose everything since then. Please tell the person who looks after it.`;
}

function mailAlarms({ waiting, givenUp, sentence }: MailProblems): Alarm[] {
  const reason = `${sentence ?? ""} Please tell the person who looks after the server.`.trim();
  const texts = [
    ...(waiting > 0 ? [`${mailCount(waiting)} couldn’t be sent yet. We’ll try again.`] : []),
    ...(givenUp > 0 ? [`${mailCount(givenUp)} couldn’t be sent for three days.`] : []),
  ];
  if (texts.length === 0 && sentence) texts.push("The last email, such as a login code, couldn’t be sent.");
  return texts.length > 0 ? [{ text: `${texts.join(" ")} ${reason}` }] : [];
}

function mailCount(count: number): string {
  return count === 1 ? "An email" : `${count} emails`;
}

function failedClips(count: number): Alarm {
  const text = count === 1 ? "Preparation failed for a video." : `Preparation failed for ${count} videos.`;
  return { text: `${text} Its page says why.`, href: FAILED_CLIPS };
}
