import type { Payload } from "payload";
import { z } from "zod";

import { withStartLock } from "../../lib/db/start-lock";
import { environment } from "../../lib/environment";
import { queueMail } from "../mail/outbox";
import { type Looking, readReadiness } from "./readiness";

const KEY = "lampstand:problems";

/** How long something must be broken before admins get a mail, in milliseconds. */
const LONG_MS = 60 * 60 * 1000;

/** What admins read for each reason that readiness gives. */
const WORDS: Record<string, { what: string; text: string }> = {
  migrations: {
    what: "The database is not up to date",
    text: "The database lacks tables of this version. Please tell whoever looks after the server to start it again.",
  },
  "disk-full": {
    what: "The server’s disk is full",
    text: "Nothing can be sent or saved until there is room. Please tell whoever looks after the server at once.",
  },
  "disk-low": {
    what: "The server’s disk is nearly full",
    text: "When it is full, no story can be sent. Please tell whoever looks after the server.",
  },
  storage: {
    what: "Pictures and videos cannot be reached",
    text: "The place where they are kept does not answer, so visitors see neither. Please tell whoever looks after the server.",
  },
  mail: {
    what: "Mail could not be sent",
    text: "Members cannot log in, and nobody is told of what comes in. ‘Send me a test mail’ or the home page of the admin says why.",
  },
  worker: {
    what: "Videos are not being prepared",
    text: "The program that does it is not running: new videos wait. Please tell whoever looks after the server.",
  },
  edits: {
    what: "A cut or a cover of a video could not be made",
    text: "The video is not shown without it. Its page among your clips says why: there you can try again, or leave the video as it is.",
  },
  tasks: {
    what: "Something that the server does again and again fails",
    text: "Mails may not be sent, or old records not be erased. Please tell whoever looks after the server: its log says which task fails, and why.",
  },
  cdn: {
    what: "What was taken down may still be seen",
    text: "The network that carries your pictures and videos has not been told to drop some. Please tell whoever looks after the server.",
  },
  backup: {
    what: "There has been no backup for days",
    text: "If the server is lost, so is everything since the last one. Please tell whoever looks after it.",
  },
  certificate: {
    what: "A certificate ends in less than 14 days",
    text: "It was not renewed as it should have been. When it has ended, browsers warn everybody off. Please tell whoever looks after the server.",
  },
};

/** In milliseconds, when an unseen problem counts as over: with several providers, only one may have a full disk. */
const OVER_MS = 3 * 60 * 1000;

const problem = z.object({ since: z.iso.datetime(), seenAt: z.iso.datetime(), isMailed: z.boolean() });

const problems = z.record(z.string(), problem).catch({});

type Problems = z.output<typeof problems>;

/** Returns sentences about current problems that the admin's home page does not show otherwise. */
export async function untoldProblems(payload: Payload): Promise<string[]> {
  const told = new Set(["backup", "disk-full", "disk-low", "mail", "worker"]);
  return (await reasonsNow(payload)).flatMap((reason) => {
    const words = told.has(reason) ? undefined : WORDS[reason];
    return words ? [`${words.what}. ${words.text}`] : [];
  });
}

/** Mails admins after an hour of failure, and again on recovery. One of several providers does it at a time. */
export async function tellOfProblems(
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
        ? { to: email, subject: words.what, body: [`${words.what}, for an hour now. ${words.text}`, link] }
        : {
            to: email,
            subject: `Well again: ${words.what}`,
            body: [`What we wrote to you about is over: ‘${words.what}’.`, link],
          },
    );
}
