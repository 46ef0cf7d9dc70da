"use client";

import { isBlank } from "@lampstand/contract/text";
import { useId, useState } from "react";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { LineInput } from "../fields/line-input";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";

const replies = z.object({
  docs: z.array(
    z.object({ id: z.string(), title: z.string(), subject: z.nullish(z.string()), body: z.string() }),
  ),
});

type Reply = z.output<typeof replies>["docs"][number];

/** An answer that is being written. */
export type Draft = { id: string; subject: string; body: string };

type Props = {
  to: string;
  /** Whether the recipient reads the answer on a page of the site instead of in a mail. */
  isPrivate: boolean;
  name: string;
  subject: string;
  /** Resolves to whether it was sent. */
  onSend: (draft: Draft) => Promise<boolean>;
  onCancel: () => void;
};

/** Lets staff write an answer, from scratch or from a saved reply. */
export function AnswerDraft({ to, isPrivate, name, subject, onSend, onCancel }: Props) {
  const t = useText();
  const bodyId = useId();
  const [draft, setDraft] = useState<Draft>(() => ({ id: newDraftId(), subject, body: "" }));
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    if (!(await onSend(draft))) setIsSending(false);
  }

  return (
    <div style={MEDIA_BOX}>
      <p style={{ ...NOTE, margin: "0 0 12px" }}>
        {t(isPrivate ? "inbox:goesByLink" : "inbox:goesByEmail", { to })}
      </p>
      <SavedReplies
        onChoose={(reply) =>
          setDraft(({ id, subject: before }) => ({
            id,
            subject: reply.subject || before,
            body: reply.body.replaceAll("{name}", name),
          }))
        }
      />
      {!isPrivate && (
        <LineInput
          label={t("inbox:subject")}
          value={draft.subject}
          onChange={(value) => setDraft((before) => ({ ...before, subject: value }))}
          onEnter={() => undefined}
        />
      )}
      <div className="field-type textarea" style={{ marginBottom: 12 }}>
        <label className="field-label" htmlFor={bodyId}>
          {t("inbox:yourAnswer")}
        </label>
        <textarea
          id={bodyId}
          className="textarea-element"
          style={{ width: "100%", padding: 12, font: "inherit" }}
          rows={10}
          value={draft.body}
          onChange={({ target }) => setDraft((before) => ({ ...before, body: target.value }))}
        />
      </div>
      <div style={ROW}>
        <SmallButton
          buttonStyle="primary"
          disabled={isSending || isBlank(draft.body) || isBlank(draft.subject)}
          onClick={() => void send()}
        >
          {t("inbox:send")}
        </SmallButton>
        <SmallButton onClick={onCancel}>{t("inbox:cancel")}</SmallButton>
      </div>
    </div>
  );
}

function SavedReplies({ onChoose }: { onChoose: (reply: Reply) => void }) {
  const t = useText();
  const id = useId();
  const saved = useAnswer("saved-replies?depth=0&limit=200&sort=title", replies)?.docs ?? [];
  if (saved.length === 0) return null;
  return (
    <div className="field-type" style={{ marginBottom: 12 }}>
      <label className="field-label" htmlFor={id}>
        {t("inbox:savedReply")}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const reply = saved.find((each) => each.id === target.value);
          if (reply) onChoose(reply);
        }}
      >
        <option value="">{t("inbox:chooseReply")}</option>
        {saved.map(({ id: value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Returns an id by which the provider recognizes a second click. Browsers have no `randomUUID` on pages without https.
 */
function newDraftId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
