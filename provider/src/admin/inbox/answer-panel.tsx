"use client";

import { toast, useDocumentInfo, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useState } from "react";
import * as z from "zod/mini";

import { type Answer, readAnswers } from "../../features/inbox/answer";
import { callApi } from "../call-api";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";
import { AnswerDraft, type Draft } from "./answer-draft";

/** The subject of a first answer, by collection. */
const SUBJECTS: Record<string, TextKey> = {
  "contact-messages": "inbox:toContactMessage",
  "volunteer-contacts": "inbox:toVolunteerContact",
  "testimony-consents": "inbox:toTestimonyConsent",
  conversations: "inbox:toConversation",
  stories: "inbox:toStory",
};

const sent = z.object({ answers: z.unknown() });

/** Shows staff's answers to a record's sender and the replies, in order, and lets staff answer. */
export function AnswerPanel({ path }: JSONFieldClientProps) {
  const t = useText();
  const { collectionSlug = "", id } = useDocumentInfo();
  const { value: stored } = useField<unknown>({ path });
  const { value: name } = useField<string | undefined>({ path: "name" });
  const { value: fullName } = useField<string | undefined>({ path: "fullName" });
  const { value: email } = useField<string | undefined>({ path: "email" });
  const { value: isHandled, setValue: setHandled } = useField<boolean | undefined>({ path: "isHandled" });
  const [answers, setAnswers] = useState<Answer[]>();
  const [isWriting, setIsWriting] = useState(false);
  if (id === undefined) return null;
  const shown = answers ?? readAnswers(stored);
  const subject = SUBJECTS[collectionSlug];

  async function send(draft: Draft): Promise<boolean> {
    const outcome = await callApi(`${collectionSlug}/${encodeURIComponent(id ?? "")}/answer`, sent, draft);
    if ("problem" in outcome) {
      toast.error(outcome.problem);
      return false;
    }
    setAnswers(readAnswers(outcome.data.answers));
    // The provider has ticked it off: saving the form must not undo that, and the form doesn't count as changed.
    if (isHandled === false) setHandled(true, true);
    setIsWriting(false);
    toast.success(t("inbox:sending"));
    return true;
  }

  return (
    <section className="field-type" aria-label={t("inbox:answers")}>
      {shown.map((answer) => (
        <SentAnswer key={answer.id} answer={answer} sender={fullName ?? name ?? ""} />
      ))}
      {isWriting ? (
        <AnswerDraft
          to={email ?? ""}
          isPrivate={collectionSlug === "conversations"}
          name={fullName ?? name ?? ""}
          subject={subject ? t(subject) : ""}
          onSend={send}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <SmallButton buttonStyle="primary" onClick={() => setIsWriting(true)}>
          {t("inbox:answer")}
        </SmallButton>
      )}
    </section>
  );
}

/** Shows one message: an answer, or the sender's reply. */
function SentAnswer({ answer, sender }: { answer: Answer; sender: string }) {
  const t = useText();
  const inWords = useChurchTime();
  const { subject, body, to, by } = answer;
  const sentAt = inWords(answer.sentAt);
  return (
    <article style={{ ...MEDIA_BOX, marginBottom: 12, overflowWrap: "anywhere" }}>
      <strong>{by ? subject : t("inbox:wroteBack", { name: sender })}</strong>
      <p style={{ margin: "6px 0 0", whiteSpace: "pre-wrap" }}>{body}</p>
      <p style={NOTE}>{by ? t("inbox:sentBy", { to, by, moment: sentAt }) : sentAt}</p>
    </article>
  );
}
