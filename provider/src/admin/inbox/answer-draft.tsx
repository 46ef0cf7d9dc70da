"use client";

import { isBlank } from "@lampstand/contract/text";
import { Button } from "@payloadcms/ui";
import { useId } from "react";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { LineInput } from "../fields/line-input";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import type { UsedDesk } from "./use-desk";
import { withWords } from "./use-draft";
import { useSent } from "./use-sent";

const replies = z.object({
  docs: z.array(
    z.object({ id: z.string(), title: z.string(), subject: z.nullish(z.string()), body: z.string() }),
  ),
});

type Reply = z.output<typeof replies>["docs"][number];

/** Lets staff write an answer, from scratch or from saved replies. */
export function AnswerDraft({ used: { draft, setDraft, collection, desk, isSending } }: { used: UsedDesk }) {
  const t = useText();
  const bodyId = useId();
  const { name, email } = useSent();
  return (
    <div>
      <SavedReplies
        onChoose={({ subject, body }) =>
          setDraft((before) =>
            withWords({ ...before, subject: subject || before.subject }, body.replaceAll("{name}", name)),
          )
        }
      />
      {collection !== "conversations" && (
        <LineInput
          label={t("inbox:subject")}
          readOnly={isSending}
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
          rows={6}
          dir="auto"
          readOnly={isSending}
          value={draft.body}
          onChange={({ target }) => setDraft((before) => ({ ...before, body: target.value }))}
        />
      </div>
      <p style={{ ...NOTE, margin: "0 0 12px" }}>{desk && t(`inbox:goes${desk.goes}`, { to: email })}</p>
    </div>
  );
}

type SendButtonProps = {
  used: UsedDesk;
  /** Whether it also closes a conversation that an answer leaves open. */
  closes?: boolean;
};

/** Sends the answer. */
export function SendButton({ used: { desk, draft, isSending, send }, closes = false }: SendButtonProps) {
  const t = useText();
  return (
    <Button
      buttonStyle={closes ? "secondary" : "primary"}
      margin={false}
      disabled={isSending || desk?.goes === "Nowhere" || isBlank(draft.body) || isBlank(draft.subject)}
      onClick={() => void send(closes)}
    >
      {t(closes ? "inbox:sendAndClose" : "inbox:send")}
    </Button>
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
