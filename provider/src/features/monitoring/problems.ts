import type { Payload } from "payload";
import { z } from "zod";

import { withStartLock } from "../../lib/db/start-lock";
import { environment } from "../../lib/environment";
import { queueMail } from "../mail/outbox";
import { type Looking, readReadiness } from "./readiness";

const KEY = "lampstand:problems";

/** How long something must be broken before admins get a mail, in milliseconds. */
const LONG_MS = 60 * 60 * 1000;

/** Words for admins, by reason of readiness. */
const WORDS: Record<string, { what: string; text: string }> = {
  migrations: {
    what: "The database is not up to date",
    text: "The database is missing tables of this version. Please ask the person who looks after the server to restart it.",
  },
  "disk-full": {
    what: "The server’s disk is full",
    text: "Nothing can be sent or saved until there is room. Please tell the person who looks after the server at once.",
  },
  "disk-low": {
    what: "The server’s disk is nearly full",
    text: "When it’s full, nobody can send a story. Please tell the person who looks after the server.",
  },
  storage: {
    what: "Pictures and videos aren’t available",
    text: "Their storage isn’t responding, so visitors can’t see them. Please tell the person who looks after the server.",
  },
  mail: {
    what: "Email couldn’t be sent",
    text: "Members can’t log in, and nobody is notified of new messages and stories. ‘Send me a test email’ or the admin’s home page says why.",
  },
  worker: {
    what: "Videos aren’t being prepared",
    text: "The program that does it isn’t running, so new videos wait. Please tell the person who looks after the server.",
  },
  edits: {
    what: "A cut or cover of a video failed",
    text: "We hide the video until it’s done. Its page in ‘Clips’ says why it failed. You can try again there, or leave the video as it is.",
  },
  tasks: {
    what: "A recurring task fails",
    text: "Emails may not be sent, or old records may not be erased. Please tell the person who looks after the server. Its log says which task fails and why.",
  },
  cdn: {
    what: "Removed files may still be visible",
    text: "Your CDN hasn’t been told to delete some pictures or videos. Please tell the person who looks after the server.",
  },
  backup: {
    what: "No backup for several days",
    text: "If the server fails, you lose everything since the last backup. Please tell the person who looks after it.",
  },
  "backup-damaged": {
    what: "A backup is damaged",
    text: "We read a backup back, and some of it isn’t as it was saved. Admins see on their home page, under ‘Space and backups’, what. Please tell the person who looks after the server.",
  },
  certificate: {
    what: "A certificate expires in less than 14 days",
    text: "It should already have been renewed. When it expires, browsers will warn visitors not to open the site. Please tell the person who looks after the server.",
  },
};

/** When an unseen problem counts as over, in milliseconds: with several providers, only one may have a full disk. */
const OVER_MS = 3 * 60 * 1000;

const problem = z.object({ since: z.iso.datetime(), seenAt: z.iso.datetime(), isMailed: z.boolean() });

const problems = z.record(z.string(), problem).catch({});

type Problems = z.output<typeof problems>;

/** Returns sentences about current problems that the admin's home page does not show otherwise. */
export async function otherProblems(payload: Payload): Promise<string[]> {
  const shownElsewhere = new Set(["backup", "disk-full", "disk-low", "mail", "worker"]);
  return (await reasonsNow(payload)).flatMap((reason) => {
    const words = shownElsewhere.has(reason) ? undefined : WORDS[reason];
    return words ? [`${words.what}. ${words.text}`] : [];
  });
}

/** Mails admins after an hour of failure, and again on recovery. One of several providers does it at a time. */
export async function mailProblems(
  payload: Payload,
  { now = new Date(), ...looking }: Looking = {},
): Promise<void> {
  const reasons = await reasonsNow(payload, { now, ...looking });
  await withStartLock(payload.db, environment().dataDir, async () => {
    const before = problems.parse((await payload.kv.get(KEY)) ?? {});
    const after: Problems = {};
    for (const reason of reasons) {
      const seenAt = now.toISOString();
      const { since, isMailed } = before[reason] ?? { since: seenAt, isMailed: false };
      const isDue = !isMailed && now.getTime() - Date.parse(since) >= LONG_MS;
      if (isDue) await mailAdmins(payload, reason, "broken");
      after[reason] = { since, seenAt, isMailed: isMailed || isDue };
    }
    for (const [reason, known] of Object.entries(before).filter(([name]) => !after[name])) {
      if (now.getTime() - Date.parse(known.seenAt) < OVER_MS) after[reason] = known;
      else if (known.isMailed) await mailAdmins(payload, reason, "well");
    }
    if (JSON.stringify(after) !== JSON.stringify(before)) await payload.kv.set(KEY, after);
  });
}

async function reasonsNow(payload: Payload, looking?: Looking): Promise<string[]> {
  const readiness = await readReadiness(payload, looking);
  const reasons = "reasons" in readiness ? readiness.reasons : [];
  return reasons.filter((reason) => reason in WORDS);
}

async function mailAdmins(payload: Payload, reason: string, state: "broken" | "well"): Promise<void> {
  const words = WORDS[reason];
  if (!words) return;
  const { docs } = await payload.find({
    collection: "staff",
    where: { and: [{ role: { equals: "admin" } }, { invitedAt: { exists: false } }] },
    select: { email: true },
    depth: 0,
    pagination: false,
  });
  const link = { label: "Open the admin", link: `${environment().adminUrl}/admin` };
  for (const { email } of docs)
    await queueMail(
      payload,
      state === "broken"
        ? { to: email, subject: words.what, body: [`${words.what} (for an hour now). ${words.text}`, link] }
        : {
            to: email,
            subject: `Solved: ${words.what}`,
            body: [`The problem we wrote to you about is solved: ‘${words.what}’.`, link],
          },
    );
}
