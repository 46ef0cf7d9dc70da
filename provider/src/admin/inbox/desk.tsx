"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

import type { Entry } from "../../features/inbox/desk";
import { ActionBar } from "../parts/action-bar";
import { useText } from "../texts/use-text";
import { AnswerDraft, SendButton } from "./answer-draft";
import { CrisisLines } from "./crisis-lines";
import styles from "./desk.module.css";
import { Done } from "./done";
import { MarkRead } from "./inbox-actions";
import { Sender } from "./sender";
import { Thread } from "./thread";
import { Turn } from "./turn";
import { useDesk } from "./use-desk";
import { withWords } from "./use-draft";
import { useSent } from "./use-sent";

/** Shows a message or conversation as staff work on it: who wrote, the whole thread, and the answer. */
export function Desk({ path }: JSONFieldClientProps) {
  const t = useText();
  const { data, isTrashed } = useDocumentInfo();
  const used = useDesk(path);
  const sent = useSent();
  const { id, collection, entries, desk, setDraft } = used;
  if (id === undefined) return null;
  const isPrivate = collection === "conversations";
  const first: Entry = {
    ...{ id: "first", subject: t("inbox:wrote", { name: sent.name }), body: sent.words, to: "", by: "" },
    sentAt: String(data?.createdAt),
  };
  // The email's subject speaks to whoever gets it.
  const later = entries.map((entry) =>
    isPrivate && entry.by ? { ...entry, subject: t("inbox:answer") } : entry,
  );
  return (
    <section className={`field-type ${styles.desk}`} aria-label={t("inbox:answers")}>
      <MarkRead key={entries.length} />
      <Sender sent={sent} isPrivate={isPrivate} />
      <CrisisLines
        lines={desk?.lines ?? []}
        onAdd={(words) => setDraft((before) => withWords(before, words))}
      />
      <Turn used={used} isHandled={sent.isHandled} mayHandOn={!isTrashed} />
      <Thread entries={[first, ...later]} sender={sent.name} />
      {!isTrashed && (
        <>
          <AnswerDraft used={used} />
          <ActionBar label={t("inbox:actions")}>
            <SendButton used={used} />
            {sent.isUrgent && !sent.isHandled && <SendButton used={used} closes />}
            <Done isAsked={isPrivate} isHandled={sent.isHandled} />
          </ActionBar>
        </>
      )}
    </section>
  );
}
