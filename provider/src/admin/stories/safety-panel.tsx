"use client";

import { isMinor, SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { Link, useDocumentInfo, useField } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

import { holdsFullNameOf } from "../../features/safety/names";
import { act, useAnswer } from "../call-api";
import { LineInput } from "../fields/line-input";
import { safeguardingPath } from "../menu";
import { SmallButton } from "../panel-parts";
import { MEDIA_BOX, NOTE, PROBLEM, ROW } from "../styles";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";

const others = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      email: z.string(),
      role: z.enum(["parent", "seen"]),
      askedAt: z.string(),
      agreedAt: z.nullish(z.string()),
      withdrawnAt: z.nullish(z.string()),
    }),
  ),
});

type Other = z.infer<typeof others>["docs"][number];

/** What became of asking somebody, which follows their name. */
const STATES = {
  parent: {
    asked: "safety:parentAsked",
    agreed: "safety:parentAgreed",
    withdrew: "safety:parentWithdrew",
  },
  seen: { asked: "safety:seenAsked", agreed: "safety:seenAgreed", withdrew: "safety:seenWithdrew" },
} as const;

const NAME_OF = { parent: "safety:parentName", seen: "safety:seenName" } as const;

const NAMES = ["tellerAge", "othersSeen", "danger"] as const;

/** Shows the storyteller's answers about safety, in words, and who else was asked. */
export function SafetyPanel() {
  const t = useText();
  const { id } = useDocumentInfo();
  const answers = useAnswers();
  const [asked, refresh] = useOthers(id);
  if (id === undefined) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label={t("safety:heading")}>
      <h3 style={{ margin: 0 }}>{t("safety:heading")}</h3>
      {answers.length === 0 ? (
        <p style={NOTE}>{t("safety:notAsked")}</p>
      ) : (
        <dl style={{ margin: "12px 0 0" }}>
          {answers.map(({ question, answer }) => (
            <div key={question} style={{ margin: "0 0 8px" }}>
              <dt style={NOTE}>{question}</dt>
              <dd style={{ margin: 0 }}>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {asked.map((other) => (
          <AskedOther key={other.id} story={String(id)} other={other} onAsked={refresh} />
        ))}
      </ul>
      <AskSomebody id={String(id)} onAsked={refresh} />
      <p style={NOTE}>
        <Link href={safeguardingPath(String(id))} prefetch={false}>
          {t("safety:record")}
        </Link>
      </p>
    </section>
  );
}

/** Shows what staff must not miss, next to the decision. */
export function SafetyWarnings() {
  const t = useText();
  const warnings = useWarnings();
  return warnings.map((warning) => (
    <p key={warning} style={{ ...PROBLEM, margin: "0 0 12px" }}>
      {t(warning)}
    </p>
  ));
}

function useAnswers(): { question: string; answer: string }[] {
  const { value: tellerAge } = useField<string | null>({ path: "tellerAge" });
  const { value: othersSeen } = useField<string | null>({ path: "othersSeen" });
  const { value: danger } = useField<string | null>({ path: "danger" });
  const given = { tellerAge, othersSeen, danger };
  return NAMES.flatMap((name) => {
    const { question, answers } = SAFETY_QUESTIONS[name];
    const answer = Object.entries(answers).find(([value]) => value === given[name])?.[1];
    return answer ? [{ question, answer }] : [];
  });
}

function useWarnings(): TextKey[] {
  const { value: tellerAge } = useField<string | null>({ path: "tellerAge" });
  const { value: othersSeen } = useField<string | null>({ path: "othersSeen" });
  const { value: danger } = useField<string | null>({ path: "danger" });
  const { value: name } = useField<string | undefined>({ path: "name" });
  const { value: title } = useField<string | undefined>({ path: "title" });
  const isChild = isMinor(tellerAge);
  const warnings = [
    danger === "perhaps" && "safety:danger",
    othersSeen === "unasked" && "safety:unasked",
    isChild && "safety:childTells",
    !isChild && othersSeen === "child" && "safety:childSeen",
    isChild && holdsFullNameOf(title ?? "", name ?? "") && "safety:nameInTitle",
  ] as const;
  return warnings.filter((warning) => warning !== false);
}

function useOthers(id: number | string | undefined): [Other[], () => void] {
  const [turn, setTurn] = useState(0);
  const query = `where[story][equals]=${encodeURIComponent(id ?? "")}&depth=0&pagination=false`;
  const found = useAnswer(id === undefined ? undefined : `others-consents?${query}`, others, turn);
  return [found?.docs ?? [], () => setTurn((turns) => turns + 1)];
}

type AskedOtherProps = { story: string; other: Other; onAsked: () => void };

function AskedOther({ story, other, onAsked }: AskedOtherProps) {
  const t = useText();
  const { fullName, email, role, askedAt, agreedAt, withdrawnAt } = other;
  const inWords = useChurchTime();
  const states = STATES[role];
  const state = withdrawnAt ? states.withdrew : agreedAt ? states.agreed : states.asked;
  const moment = inWords(withdrawnAt || agreedAt || askedAt);
  return (
    <li style={NOTE}>
      <Link href={`/admin/collections/others-consents/${other.id}`} prefetch={false}>
        {fullName}
      </Link>
      {` ${t(state, { moment })} `}
      {!agreedAt && !withdrawnAt && (
        <SmallButton onClick={() => void askByMail(story, { role, fullName, email }, onAsked)}>
          {t("safety:askAgain")}
        </SmallButton>
      )}
    </li>
  );
}

async function askByMail(story: string, other: object, onAsked: () => void): Promise<void> {
  if (await act(`stories/${encodeURIComponent(story)}/ask-somebody`, other)) onAsked();
}

/** Asks a parent, or somebody seen in the story, by mail. */
function AskSomebody({ id, onAsked }: { id: string; onAsked: () => void }) {
  const t = useText();
  const [role, setRole] = useState<Other["role"]>();
  const [fullName, setFullName] = useState("");
  const [email, setEmail] = useState("");

  const ask = () =>
    askByMail(id, { role, fullName, email }, () => {
      setRole(undefined);
      setFullName("");
      setEmail("");
      onAsked();
    });

  if (!role)
    return (
      <div style={{ ...ROW, marginTop: 12 }}>
        <SmallButton onClick={() => setRole("parent")}>{t("safety:askParent")}</SmallButton>
        <SmallButton onClick={() => setRole("seen")}>{t("safety:askSeen")}</SmallButton>
      </div>
    );
  return (
    <div style={{ marginTop: 12 }}>
      <p style={NOTE}>{t("safety:askHelp")}</p>
      <LineInput label={t(NAME_OF[role])} value={fullName} onChange={setFullName} />
      <LineInput
        label={t("safety:email")}
        type="email"
        value={email}
        onChange={setEmail}
        onEnter={() => void ask()}
      />
      <div style={ROW}>
        <SmallButton onClick={() => setRole(undefined)}>{t("safety:notNow")}</SmallButton>
        <SmallButton buttonStyle="primary" onClick={() => void ask()}>
          {t("safety:askByEmail")}
        </SmallButton>
      </div>
    </div>
  );
}
