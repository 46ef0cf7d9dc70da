import { randomUUID } from "node:crypto";

import { speaksOfSelfHarm } from "@lampstand/contract/distress";
import type { Payload, Where } from "payload";

import { findFirst } from "../../lib/find-all";
import { HttpError } from "../../lib/http/responses";
import { conversationOfToken } from "../conversations/notices";
import { NEWS } from "../conversations/seats";
import { readAnswers } from "./answer";
import { addAnswer } from "./send-answer";

const OVER = "This conversation has ended, or the link is not whole. Please write to us anew.";

/**
 * What the page shows to whoever has its link: the answers, and when its owner wrote, without a word of that.
 * @throws HttpError 404 when the link leads to no conversation, or it has ended.
 */
export async function readConversation(payload: Payload, token: string) {
  const conversation = await findFirst(payload, "conversations", openedBy(token));
  if (!conversation) throw new HttpError(404, OVER);
  const later = readAnswers(conversation.answers).map(({ by, body, sentAt }) => ({
    text: by ? body : "",
    sentAt,
  }));
  return { messages: [{ text: "", sentAt: conversation.createdAt }, ...later] };
}

type Written = { token: string; words: string };

/**
 * Keeps what somebody writes back, once for each key, as news for the two who read the conversation.
 * @throws HttpError 404 as `readConversation`.
 */
export async function writeBack(payload: Payload, { token, words }: Written, key: string = randomUUID()) {
  const where = openedBy(token);
  const kept = await addAnswer(payload, { collection: "conversations", where, id: key }, () => ({
    answer: { id: key, subject: "", body: words, to: "", by: "", sentAt: new Date().toISOString() },
    columns: { ...NEWS, isHandled: false, ...(speaksOfSelfHarm(words) && { isUrgent: true }) },
  }));
  if (!kept) throw new HttpError(404, OVER);
}

/** The trash ends it. */
function openedBy(token: string): Where {
  return { and: [{ id: { equals: conversationOfToken(token) ?? "" } }, { deletedAt: { exists: false } }] };
}
