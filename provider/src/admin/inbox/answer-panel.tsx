"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

import { useText } from "../texts/use-text";
import { AnswerDraft, SendButton } from "./answer-draft";
import styles from "./desk.module.css";
import { Thread } from "./thread";
import { useDesk } from "./use-desk";
import { useSent } from "./use-sent";

/** Shows staff's answers to a record's sender and the replies, in order, and lets staff answer. */
export function AnswerPanel({ path }: JSONFieldClientProps) {
  const t = useText();
  const { isTrashed } = useDocumentInfo();
  const used = useDesk(path);
  const { name } = useSent();
  if (used.id === undefined) return null;
  return (
    <section className={`field-type ${styles.desk}`} aria-label={t("inbox:answers")}>
      <Thread entries={used.entries} sender={name} />
      {!isTrashed && (
        <>
          <AnswerDraft used={used} />
          <div>
            <SendButton used={used} />
          </div>
        </>
      )}
    </section>
  );
}
