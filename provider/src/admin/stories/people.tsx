"use client";

import { isMinor, SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { Link, useDocumentInfo, useField } from "@payloadcms/ui";

import { holdsFullNameOf } from "../../features/safety/names";
import type { Person, Review } from "../../features/stories/review-answer";
import { WithdrawConsentButton } from "../inbox/inbox-actions";
import { safeguardingPath } from "../menu";
import { SmallButton } from "../panel-parts";
import { Facts } from "../parts/facts";
import { Fold } from "../parts/fold";
import { MEDIA_BOX, NOTE, PROBLEM, ROW } from "../styles";
import { useText } from "../texts/use-text";
import { useChurchTime } from "../time/church-time";
import { type Asked, AskSomebody, type AskedRole } from "./ask-somebody";

/** How somebody answered. */
const ANSWERS = {
  teller: { agreed: "safety:tellerAgreed", asked: "safety:tellerAsked", withdrew: "safety:tellerWithdrew" },
  parent: { agreed: "safety:parentAgreed", asked: "safety:parentAsked", withdrew: "safety:parentWithdrew" },
  seen: { agreed: "safety:seenAgreed", asked: "safety:seenAsked", withdrew: "safety:seenWithdrew" },
} as const;

const NAMES = ["tellerAge", "othersSeen", "danger"] as const;

type PeopleProps = {
  review: Review | undefined;
  /** Whom staff are about to ask. */
  asking: AskedRole | undefined;
  onAsking: (role: AskedRole | undefined) => void;
  onAsk: (person: Asked) => void;
};

/** Shows who is seen in the open story and what they agreed to, and asks them. */
export function People({ review, asking, onAsking, onAsk }: PeopleProps) {
  const t = useText();
  const { id } = useDocumentInfo();
  const safety = useSafety();
  const answers = answersOf(safety);
  const warnings = warningsOf(safety);
  const mayAsk = !asking && review?.mayAskOthers;
  if (id === undefined) return null;
  return (
    <section style={MEDIA_BOX} aria-label={t("safety:heading")}>
      <h3 style={{ margin: "0 0 8px" }}>{t("safety:heading")}</h3>
      {warnings.map((warning) => (
        <p key={warning} style={{ ...PROBLEM, margin: "0 0 6px" }}>
          {t(warning)}
        </p>
      ))}
      <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {review?.people.map((person) => (
          <PersonLine key={`${person.role} ${person.email}`} person={person} onAsk={onAsk} />
        ))}
      </ul>
      {/* The warnings say the same in a few words. */}
      {warnings.length > 0 ? (
        <Fold title={t("safety:answers")}>
          <Facts facts={answers} />
        </Fold>
      ) : (
        <Facts facts={answers} />
      )}
      {answers.length === 0 && <p style={NOTE}>{t("safety:notAsked")}</p>}
      {asking && review?.mayAskOthers && (
        <AskSomebody
          key={asking}
          role={asking}
          known={asking === "parent" ? review.knownParent : undefined}
          onClose={() => onAsking(undefined)}
          onAsk={onAsk}
        />
      )}
      <div style={{ ...ROW, marginTop: 12 }}>
        {mayAsk && <SmallButton onClick={() => onAsking("seen")}>{t("safety:askSeen")}</SmallButton>}
        {mayAsk && safety.tellerAge !== "adult" && (
          <SmallButton onClick={() => onAsking("parent")}>{t("safety:askParent")}</SmallButton>
        )}
        <Link href={safeguardingPath(String(id))} prefetch={false}>
          {t("safety:record")}
        </Link>
        <WithdrawConsentButton />
      </div>
    </section>
  );
}

function PersonLine({ person, onAsk }: { person: Person; onAsk: (person: Asked) => void }) {
  const t = useText();
  const inWords = useChurchTime();
  const { id, role, name, state, moment, mayBeAsked } = person;
  const answer =
    state === "unasked"
      ? t("safety:tellerUnasked")
      : t(ANSWERS[role][state], { moment: moment && inWords(moment) });
  return (
    <li style={{ margin: "0 0 8px" }}>
      {id ? (
        <Link href={`/admin/collections/others-consents/${id}`} prefetch={false}>
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      {` ${answer} `}
      {mayBeAsked && (
        <SmallButton onClick={() => onAsk(person)}>
          {t(state === "asked" ? "safety:askAgain" : "safety:askByEmail")}
        </SmallButton>
      )}
    </li>
  );
}

/** Returns what the storyteller answered, with their name and the title, which may name a child. */
function useSafety() {
  const { value: tellerAge } = useField<string | null>({ path: "tellerAge" });
  const { value: othersSeen } = useField<string | null>({ path: "othersSeen" });
  const { value: danger } = useField<string | null>({ path: "danger" });
  const { value: name } = useField<string | undefined>({ path: "name" });
  const { value: title } = useField<string | undefined>({ path: "title" });
  return { tellerAge, othersSeen, danger, name, title };
}

type Safety = ReturnType<typeof useSafety>;

function answersOf(safety: Safety): { name: string; value: string }[] {
  return NAMES.flatMap((asked) => {
    const { question, answers } = SAFETY_QUESTIONS[asked];
    const answer = Object.entries(answers).find(([value]) => value === safety[asked])?.[1];
    return answer ? [{ name: question, value: answer }] : [];
  });
}

/** Returns what staff must not miss. */
function warningsOf({ tellerAge, othersSeen, danger, name, title }: Safety) {
  const isChild = isMinor(tellerAge);
  const isNamed = isChild && holdsFullNameOf(title ?? "", name ?? "");
  const warnings = [
    danger === "perhaps" && "safety:danger",
    othersSeen === "unasked" && "safety:unasked",
    isNamed && "safety:nameInTitle",
    isChild && !isNamed && "safety:childTells",
    !isChild && othersSeen === "child" && "safety:childSeen",
  ] as const;
  return warnings.filter((warning) => warning !== false);
}
