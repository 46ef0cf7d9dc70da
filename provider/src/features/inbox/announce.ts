import { createHmac } from "node:crypto";

import { REPORT_REASONS } from "@lampstand/contract/reports";
import createLimit from "p-limit";
import type { DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";

import { doOnce } from "../../lib/db/do-once";
import { forEachRecord } from "../../lib/db/one-by-one";
import { recordBatches } from "../../lib/db/record-batches";
import { inTransaction } from "../../lib/db/transactions";
import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { createLimiter } from "../../lib/http/limiter";
import { idOf } from "../../lib/id-of";
import type { MailWords } from "../../messages/sentences";
import type { Story } from "../../payload-types";
import { askOther, type Other } from "../consents/ask-others";
import { hasConsentToPublish } from "../consents/consent";
import { consentReceipt, testimonyUnused } from "../consents/consent-receipt";
import { consentQuestion, newConsentRequest } from "../consents/consent-request";
import { readersOf } from "../conversations/carers";
import { newsMails } from "../conversations/notices";
import { type Mail, staffAddress, staffMails } from "../mail/mail";
import { queueMail } from "../mail/outbox";
import { notifyDevices, notifyEveryone } from "../notices/push";
import { reportingNetworks } from "../reports/reports";
import { agesOfParents, needsParent, readSafetyRules, type SafetyRules } from "../safety/safety-rules";
import type { SubmissionCollection } from "../submissions/submissions";

const BATCH = 50;

const MOST = 5;
const AN_HOUR = 60 * 60;

/** Without transactions, two concurrent runs would send the same emails. */
const oneAtATime = createLimit(1);

/** Notifies staff of new submissions, and sends people who gave a consent what they agreed to. */
export function announceSubmissions(payload: Payload): Promise<void> {
  return oneAtATime(() => announceAll(payload));
}

async function announceAll(payload: Payload): Promise<void> {
  const staff = await staffAddress(payload);

  await announceNew(payload, "contact-messages", ({ id, name, email, message }) => ({
    forStaff: staffMails(staff, {
      collection: "contact-messages",
      id,
      subject: `New message from ${name}`,
      intro: `${name} wrote to you through the contact form:`,
      words: message,
      replyTo: email,
    }),
  }));

  await announceNew(payload, "volunteer-contacts", ({ id, name, email, message }) => ({
    forStaff: staffMails(staff, {
      collection: "volunteer-contacts",
      id,
      subject: `${name} offers to help`,
      intro: `${name} would like to volunteer and writes:`,
      words: message,
      replyTo: email,
    }),
  }));

  await announceNew(payload, "testimony-consents", async (record) => ({
    forStaff: staffMails(staff, {
      collection: "testimony-consents",
      id: record.id,
      subject: `New testimony consent from ${record.fullName}`,
      intro: `${record.fullName} filled in the testimony form. You can see what they agreed to in the admin.`,
      replyTo: record.email,
    }),
    receipt: await consentReceipt(payload, record, {
      thanks: "testimony",
      missing: (words) => testimonyUnused(record, words),
    }),
  }));

  await announceNew(payload, "reports", async ({ id, reason, words, video }) => ({
    forStaff: staffMails(staff, {
      collection: "reports",
      id,
      subject: "A story was reported",
      intro: `A visitor reported a story: ${REPORT_REASONS[reason]}. ${await fromNetworks(payload, idOf(video))}`,
      words: words ?? "",
    }),
  }));

  await announceNew(payload, "conversations", async (conversation) => {
    const readers = await readersOf(payload, conversation);
    return {
      forStaff: newsMails(conversation, readers),
      ...(conversation.isUrgent && { notify: () => notifyDevices(payload, readers) }),
    };
  });

  const rules = await readSafetyRules(payload);
  await announceNew(payload, "stories", async (story) => {
    const waits = (words: MailWords) => (parentOf(story, rules) ? [words("consentQuestions.parentOf")] : []);
    const isAsked = hasConsentToPublish(story) || story.consentAskedAt;
    const question = isAsked ? undefined : newConsentRequest("");
    return {
      forStaff: staffMails(staff, {
        collection: "stories",
        id: story.id,
        subject: `New story from ${story.name}`,
        intro: `${story.name} uploaded a story. Please watch it, then publish or decline it.`,
        words: story.description ?? "",
        replyTo: story.email,
      }),
      receipt: question
        ? await consentReceipt(payload, story, {
            thanks: "storyArrived",
            missing: (words, recipient) => [
              words("consentQuestions.onlyWe"),
              ...consentQuestion(question, recipient, words),
              ...waits(words),
            ],
          })
        : await consentReceipt(payload, story, { thanks: "storyArrivedComplete", missing: waits }),
      receiptColumns: question?.columns,
      notify: () => notifyEveryone(payload),
    };
  });
  await askParents(payload, rules);
}

/** Asks the parents whom storytellers named, as soon as their address may get an email. */
async function askParents(payload: Payload, rules: SafetyRules): Promise<void> {
  const where: Where = {
    and: [
      { status: { equals: "Pending" } },
      { tellerAge: { in: agesOfParents(rules) } },
      { announcedAt: { exists: true } },
      { parentAskedAt: { exists: false } },
    ],
  };
  for await (const stories of recordBatches(payload, { collection: "stories", where, size: BATCH })) {
    await forEachRecord(
      payload,
      stories,
      async (story) => {
        const other = parentOf(story, rules);
        if (other && (await mayGetReceipt(other.email))) await askParent(payload, story, other);
      },
      ({ id }) => `The parent of story ${id} couldn't be asked and will be later`,
    );
  }
}

async function askParent(payload: Payload, story: Story, other: Other): Promise<void> {
  const at = new Date().toISOString();
  await doOnce(payload, { collection: "stories", id: story.id, field: "parentAskedAt", at }, async (req) => {
    if (!(await isParentAsked(req, story.id))) await askOther(req, story, { other, by: "" });
    await countReceipt(other.email);
  });
}

/** Returns whether staff have asked a parent meanwhile. */
async function isParentAsked(req: PayloadRequest, story: string): Promise<boolean> {
  const where: Where = { and: [{ story: { equals: story } }, { role: { equals: "parent" } }] };
  const found = { collection: "others-consents", where, trash: true } as const;
  return (await req.payload.count({ ...found, req })).totalDocs > 0;
}

/** Many reports may come from a single household. */
async function fromNetworks(payload: Payload, video: string | undefined): Promise<string> {
  const networks = video ? await reportingNetworks(payload, video) : 0;
  return `The open reports about it came from ${networks > 1 ? `${networks} different networks` : "one network"}.`;
}

/** Returns the parent to ask about a story, if one is needed. */
function parentOf({ tellerAge, parentName, parentEmail }: Story, rules: SafetyRules): Other | undefined {
  if (!needsParent(tellerAge, rules) || !parentName || !parentEmail) return undefined;
  return { role: "parent", fullName: parentName, email: parentEmail };
}

/** The emails about a new record, what it stores about its receipt, and the notices on staff's devices. */
type News = {
  forStaff: Mail[];
  receipt?: Mail;
  receiptColumns?: Record<string, unknown>;
  notify?: () => Promise<void>;
};

/** Rolls back, because another process has announced the record at the same moment. */
class AlreadyAnnounced extends Error {}

/** Queues the emails about new records, oldest first; after a crash, again. Skips receipts over an address's limit. */
async function announceNew<Slug extends SubmissionCollection>(
  payload: Payload,
  collection: Slug,
  newsOf: (record: DataFromCollectionSlug<Slug>) => News | Promise<News>,
): Promise<void> {
  const where = { announcedAt: { exists: false } };
  const batches = recordBatches(payload, { collection, where, size: BATCH, showHiddenFields: true });
  for await (const records of batches) {
    await forEachRecord(
      payload,
      records,
      async (record) => announce(payload, { collection, id: record.id, ...(await newsOf(record)) }),
      ({ id }) => `Staff couldn't be notified of ${collection} ${id} and will be later`,
    );
  }
}

type Announcement = News & { collection: SubmissionCollection; id: string };

async function announce(
  payload: Payload,
  { collection, id, forStaff, receipt, receiptColumns, notify }: Announcement,
): Promise<void> {
  const isReceipted = receipt !== undefined && (await mayGetReceipt(receipt.to));
  // If staff have asked meanwhile, their link stays valid, and the record is announced without a question.
  const unasked: Where[] = isReceipted && receiptColumns ? [{ consentAskedAt: { exists: false } }] : [];
  const mails = isReceipted ? [...forStaff, receipt] : forStaff;
  try {
    await inTransaction(payload, {}, async (req) => {
      for (const mail of mails) await queueMail(payload, mail, req);
      const isFirst = await updateIf(payload, {
        collection,
        where: { and: [{ id: { equals: id } }, { announcedAt: { exists: false } }, ...unasked] },
        data: { announcedAt: new Date().toISOString(), ...(isReceipted && receiptColumns) },
        req,
      });
      if (!isFirst) throw new AlreadyAnnounced();
    });
    await notify?.();
    if (isReceipted) await countReceipt(receipt.to);
    else if (receipt)
      payload.logger.warn(`No receipt was sent for ${collection} ${id}: its address has had too many`);
  } catch (error) {
    if (!(error instanceof AlreadyAnnounced)) throw error;
  }
}

const limiter = createLimiter("receipts", { points: MOST, duration: AN_HOUR });

/** Returns whether an address may get another receipt. Anyone can enter a stranger's, so the hourly limit is low. */
async function mayGetReceipt(address: string): Promise<boolean> {
  const sent = await limiter.get(keyOf(address));
  // Expired entries stay until a timer removes them.
  return !sent || sent.msBeforeNext <= 0 || sent.remainingPoints > 0;
}

async function countReceipt(address: string): Promise<void> {
  await limiter.penalty(keyOf(address));
}

/** Hides whose address it is from anyone who can read Redis. */
function keyOf(address: string): string {
  return createHmac("sha256", environment().payloadSecret)
    .update(`receipts\0${address.toLowerCase()}`)
    .digest("base64url");
}
