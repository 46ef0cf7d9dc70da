"use client";

import type { Entry } from "../../features/inbox/desk";
import { MEDIA_BOX, NOTE, PROBLEM } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";
import styles from "./desk.module.css";

const SENT: Record<NonNullable<Entry["state"]>, TextKey> = {
  sent: "inbox:sentBy",
  sending: "inbox:sendingBy",
  waiting: "inbox:waitingBy",
  failed: "inbox:failedBy",
  kept: "inbox:keptBy",
};

/** Shows what was written, in order: the sender's words and staff's answers, and whether these were sent. */
export function Thread({ entries, sender }: { entries: Entry[]; sender: string }) {
  const t = useText();
  const inWords = useChurchTime();
  return (
    <div className={styles.thread}>
      {entries.map(({ id, subject, body, to, by, sentAt, state = "sent" }) => {
        const moment = inWords(sentAt);
        return (
          <article key={id} className={by ? styles.ours : undefined} style={MEDIA_BOX}>
            <strong>{subject || t("inbox:wroteBack", { name: sender })}</strong>
            {body && (
              <p style={{ margin: "6px 0 0", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
                {body}
              </p>
            )}
            <p style={state === "failed" || state === "kept" ? PROBLEM : NOTE}>
              {by ? t(SENT[state], { to, by, moment }) : moment}
            </p>
          </article>
        );
      })}
    </div>
  );
}
