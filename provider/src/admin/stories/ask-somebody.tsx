"use client";

import { useState } from "react";

import type { Person } from "../../features/stories/review-answer";
import { LineInput } from "../fields/line-input";
import { SmallButton } from "../panel-parts";
import { NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";

export type Asked = Pick<Person, "role" | "name" | "email">;

export type AskedRole = Exclude<Person["role"], "teller">;

const NAME_OF = { parent: "safety:parentName", seen: "safety:seenName" } as const;

type AskSomebodyProps = {
  role: AskedRole;
  /** Who is probably meant. */
  known: Pick<Asked, "name" | "email"> | undefined;
  onClose: () => void;
  onAsk: (person: Asked) => void;
};

/** Asks for the name and address of a parent, or of somebody seen in the story. */
export function AskSomebody({ role, known, onClose, onAsk }: AskSomebodyProps) {
  const t = useText();
  const [name, setName] = useState(known?.name ?? "");
  const [email, setEmail] = useState(known?.email ?? "");
  const ask = () => onAsk({ role, name, email });
  return (
    <div style={{ marginTop: 12 }}>
      <p style={{ ...NOTE, margin: "0 0 12px" }}>{t("safety:askHelp")}</p>
      <LineInput label={t(NAME_OF[role])} value={name} onChange={setName} autoFocus />
      <LineInput label={t("fields:email")} type="email" value={email} onChange={setEmail} onEnter={ask} />
      <div style={ROW}>
        <SmallButton onClick={onClose}>{t("safety:notNow")}</SmallButton>
        <SmallButton buttonStyle="primary" onClick={ask}>
          {t("safety:askByEmail")}
        </SmallButton>
      </div>
    </div>
  );
}
