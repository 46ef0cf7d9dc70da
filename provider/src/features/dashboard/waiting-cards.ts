import type { PayloadRequest } from "payload";

import { isCarer } from "../../access/roles";
import { type Translate, translateWith } from "../../admin/texts/text";
import { findAll } from "../../lib/find-all";
import type { Conversation } from "../../payload-types";
import { readBy } from "../conversations/seats";
import { readAnswers } from "../inbox/answer";
import { mailStates } from "../mail/mail-states";
import { CARDS, firstWords, hrefOf, joined, type WaitingCard } from "./waiting-card";
import { waitingReports } from "./waiting-reports";
import { waitingStories } from "./waiting-stories";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const OPEN = { isHandled: { not_equals: true } };

/** Returns what waits for somebody in each inbox, as far as they may read it, the most urgent inbox first. */
export async function waitingCards(req: PayloadRequest): Promise<Record<string, WaitingCard[]>> {
  const [conversations, reports, stories, messages, offers, consents] = await Promise.all([
    waitingConversations(req),
    waitingReports(req),
    waitingStories(req),
    unhandled(req, "contact-messages"),
    unhandled(req, "volunteer-contacts"),
    unhandled(req, "testimony-consents"),
  ]);
  return {
    ...(reports.length > 0 && { reports }),
    stories,
    conversations,
    "contact-messages": messages,
    "volunteer-contacts": offers,
    "testimony-consents": consents,
    // Reports of what the site no longer shows can wait.
    reports,
  };
}

type Messages = "contact-messages" | "volunteer-contacts" | "testimony-consents";

/** Returns those who have waited longest. */
async function unhandled(req: PayloadRequest, collection: Messages): Promise<WaitingCard[]> {
  const options = { sort: "createdAt", limit: CARDS, overrideAccess: false, req };
  const docs = await findAll(req.payload, collection, OPEN, options);
  return docs.map((sent) => ({
    href: hrefOf(collection, sent.id),
    title: "fullName" in sent ? sent.fullName : sent.name,
    words: "message" in sent ? firstWords(sent.message) : undefined,
    moment: sent.createdAt,
  }));
}

/**
 * Returns the open conversations of a reader that they have not opened, that were passed to them, or whose last entry
 * nobody has answered: all urgent ones, and those who have waited longest.
 */
async function waitingConversations(req: PayloadRequest): Promise<WaitingCard[]> {
  const { user } = req;
  if (!user || !isCarer(user)) return [];
  const t = translateWith(req.t);
  // Access rules would refuse to look for readers, whose fields are hidden.
  const where = { and: [OPEN, readBy(user.id)] };
  const docs = await findAll(req.payload, "conversations", where, { req });
  const last = docs.map(({ answers }) => readAnswers(answers).at(-1));
  const stateOf = await mailStates(
    req.payload,
    last.flatMap((entry) => entry?.mail ?? []),
  );
  const cards = docs
    .filter((conversation, place) => {
      const entry = last[place];
      // An answer that the mail server refuses may never arrive.
      const isAnswered = entry?.by && (!entry.mail || ["sent", "sending"].includes(stateOf(entry.mail)));
      // `readAt` is the reader's own.
      if (!conversation.readAt || !isAnswered) return true;
      return conversation.assignee === user.id && entry.by !== user.email;
    })
    .map((conversation) => ({ ...conversation, since: waitsSince(conversation) }))
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .map(({ id, name, isUrgent, since }) => ({
      href: hrefOf("conversations", id),
      title: name,
      state: joined(Boolean(isUrgent) && t("conversations:isUrgent"), waitText(since, t)),
      isUrgent: Boolean(isUrgent),
    }));
  const others = cards.filter(({ isUrgent }) => !isUrgent);
  return [...cards.filter(({ isUrgent }) => isUrgent), ...others.slice(0, CARDS)];
}

function waitText(since: string, t: Translate): string {
  const ms = Date.now() - Date.parse(since);
  if (ms >= 2 * DAY_MS) return t("dashboard:waitsDays", { count: Math.floor(ms / DAY_MS) });
  if (ms >= 2 * HOUR_MS) return t("dashboard:waitsHours", { count: Math.floor(ms / HOUR_MS) });
  return t("dashboard:waitsMinutes", { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}

/** Returns when somebody last wrote. */
function waitsSince({ answers, createdAt }: Conversation): string {
  return readAnswers(answers).findLast(({ by }) => !by)?.sentAt ?? createdAt;
}
