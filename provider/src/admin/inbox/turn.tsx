"use client";

import { Button, useForm, useFormModified } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

import type { Colleague } from "../../features/inbox/desk";
import { Choice } from "../parts/choice";
import { Fold } from "../parts/fold";
import { NOTE } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";
import type { UsedDesk } from "./use-desk";

type Props = { used: UsedDesk; isHandled: boolean; mayHandOn: boolean };

/** Says whose turn it is, and of a conversation, whether its other reader has read it. Lets staff hand it on. */
export function Turn({ used, isHandled, mayHandOn }: Props) {
  const t = useText();
  const inWords = useChurchTime();
  const colleagues = used.desk?.colleagues ?? [];
  const assigned = colleagues.find(({ isAssigned }) => isAssigned);
  const turn = assigned && t(assigned.isMe ? "inbox:yourTurn" : "inbox:theirTurn", { name: assigned.name });
  const offered = colleagues.filter(({ offer }) => offer);
  return (
    <div>
      <p role="status" style={{ margin: "0 0 8px", fontWeight: 600 }}>
        {isHandled ? t("inbox:dealtWith") : turn}
      </p>
      {colleagues
        .filter(({ isReader, isMe }) => isReader && !isMe)
        .map(({ id, name, readAt }) => (
          <p key={id} style={{ ...NOTE, margin: "0 0 8px" }}>
            {readAt ? t("inbox:hasRead", { name, moment: inWords(readAt) }) : t("inbox:hasNotRead", { name })}
          </p>
        ))}
      {mayHandOn && offered.length > 0 && <HandOn key={assigned?.id} used={used} offered={offered} />}
    </div>
  );
}

/** Lets staff choose a colleague, and says who gets an email and who can read it afterwards. */
function HandOn({ used, offered }: { used: UsedDesk; offered: Colleague[] }) {
  const t = useText();
  const router = useRouter();
  const { collection, handOn, isSending } = used;
  const [chosen, setChosen] = useState<string>();
  const { submit } = useForm();
  const isModified = useFormModified();

  async function pass(id: string) {
    // Notes for the colleague: whoever gives their place away can't save them afterwards.
    if (isModified && !(await submit())?.res.ok) return;
    const isGone = offered.some((each) => each.id === id && each.offer === "place");
    if ((await handOn(id)) && isGone) router.push(`/admin/collections/${collection}`);
  }

  return (
    <Fold title={t("inbox:handOn")}>
      <Choice
        legend={t("inbox:handOnTo")}
        options={offered.map((each) => ({
          value: each.id,
          label: each.isMe ? t("inbox:you", { name: each.name }) : each.name,
          help: t(helpFor(each, collection)),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen && (
        <Button disabled={isSending} onClick={() => void pass(chosen)}>
          {t("inbox:handOn")}
        </Button>
      )}
    </Fold>
  );
}

function helpFor({ isMe, offer }: Colleague, collection: string): TextKey {
  if (isMe) return "inbox:getsNothing";
  if (offer === "place") return "inbox:getsPlace";
  return collection === "conversations" ? "inbox:getsTurn" : "inbox:getsMessage";
}
