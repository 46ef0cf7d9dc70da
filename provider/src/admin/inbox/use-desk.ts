"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useReducer, useState } from "react";

import { readAnswers } from "../../features/inbox/answer";
import { desk, type Entry } from "../../features/inbox/desk";
import { act, useAnswer } from "../call-api";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { newDraft, useDraft } from "./use-draft";

/** The subject of a first answer, by collection. */
const SUBJECTS: Record<string, TextKey> = {
  "contact-messages": "inbox:toContactMessage",
  "volunteer-contacts": "inbox:toVolunteerContact",
  "testimony-consents": "inbox:toTestimonyConsent",
  conversations: "inbox:toConversation",
  stories: "inbox:toStory",
};

/** Returns a record's thread as the form knows it, what the provider knows besides, and what staff can do with it. */
export function useDesk(path: string) {
  const t = useText();
  const { collectionSlug = "", id } = useDocumentInfo();
  const { value: stored } = useField<unknown>({ path });
  const { value: isHandled, setValue: setHandled } = useField<boolean | undefined>({ path: "isHandled" });
  const { value: isUrgent, setValue: setUrgent } = useField<boolean | undefined>({ path: "isUrgent" });
  const subject = SUBJECTS[collectionSlug];
  const [isSending, setIsSending] = useState(false);
  const [turn, reload] = useReducer((turns: number) => turns + 1, 0);
  const record = `${collectionSlug}/${encodeURIComponent(id ?? "")}`;
  const [draft, setDraft] = useDraft(record, subject ? t(subject) : "");
  const shown = useAnswer(id === undefined ? undefined : `${record}/desk`, desk, turn);
  const entries: Entry[] = shown?.entries ?? readAnswers(stored);

  const settle = useEffectEvent(() => {
    // An answer closes it, and handing it on opens it: saving the form must not undo that, nor does it count as changed.
    if (shown && typeof isHandled === "boolean" && isHandled !== shown.isHandled)
      setHandled(shown.isHandled, true);
    // They may have written meanwhile that they are in danger.
    if (shown?.isUrgent && isUrgent === false) setUrgent(true, true);
    // The line may have broken after the answer was sent.
    const sent = shown?.entries.find((entry) => entry.id === draft.id);
    if (sent)
      setDraft({ ...newDraft(draft.subject), body: sent.body === draft.body.trim() ? "" : draft.body });
  });
  useEffect(() => settle(), [shown]);

  async function call(action: "answer" | "hand-on", body: object): Promise<boolean> {
    setIsSending(true);
    const isDone = await act(`${record}/${action}`, body);
    setIsSending(false);
    reload();
    return isDone;
  }

  async function send(closes = false): Promise<void> {
    if (await call("answer", { ...draft, seen: entries.length, closes })) setDraft(newDraft(draft.subject));
  }

  const handOn = (to: string) => call("hand-on", { to });
  return { id, collection: collectionSlug, entries, desk: shown, draft, setDraft, isSending, send, handOn };
}

export type UsedDesk = ReturnType<typeof useDesk>;
