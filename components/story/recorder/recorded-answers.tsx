"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { useFileSource } from "@/components/ui/use-file-source";
import { type Answer, isHeard, lengthOf } from "@/lib/story/recording/answers";
import { timeText } from "@/lib/utils/text";
import { useKeptPlayer } from "./use-kept-player";
import { DarkButton } from "./controls";
import type { useTake } from "./use-take";

type RecordedAnswersProps = {
  take: ReturnType<typeof useTake>;
  canReorder: boolean;
  /** Returns a question's text. */
  textOf: (question: number) => ReactNode;
};

/** Lists the answers so far, to play or say again while the recording is paused. */
export function RecordedAnswers({ take, canReorder, textOf }: RecordedAnswersProps) {
  const t = useTranslations("recorder");
  const [heard, setHeard] = useState<{ answer: Answer; film: File } | null>(null);
  const [again, setAgain] = useState<Answer | null>(null);
  const recorded = take.recorded.filter(isHeard);
  const isLast = again?.question === recorded.at(-1)?.question;

  async function hear(answer: Answer) {
    const film = await take.filmSoFar();
    if (film) setHeard({ answer, film });
  }

  if (recorded.length === 0) return null;
  return (
    <section aria-label={t("answersSoFar")} className="grid max-h-[40dvh] gap-3 overflow-y-auto">
      {heard && <AnswerPlayer key={heard.answer.question} {...heard} />}
      {again ? (
        <div className="text-ink">
          <InlineConfirm
            question={t(canReorder || isLast ? "sayAgainAlone" : "sayAgainFrom")}
            no={t("keepIt")}
            yes={t("sayAgain")}
            onNo={() => {
              setAgain(null);
            }}
            onYes={() => {
              take.retake(again.question);
            }}
          />
        </div>
      ) : (
        <ul className="grid gap-3">
          {recorded.map((answer) => (
            <RecordedAnswer
              key={answer.question}
              length={lengthOf(answer)}
              text={textOf(answer.question)}
              onHear={() => void hear(answer)}
              onAgain={() => {
                setAgain(answer);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type RecordedAnswerProps = { length: number; text: ReactNode; onHear: () => void; onAgain: () => void };

function RecordedAnswer({ length, text, onHear, onAgain }: RecordedAnswerProps) {
  const t = useTranslations("recorder");
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-3">
      <p id={id} className="grow">
        {text} <span className="tabular-nums">{timeText(length)}</span>
      </p>
      <DarkButton aria-describedby={id} onClick={onHear}>
        {t("play")}
      </DarkButton>
      <DarkButton aria-describedby={id} onClick={onAgain}>
        {t("sayAgain")}
      </DarkButton>
    </li>
  );
}

function AnswerPlayer({ answer, film }: { answer: Answer; film: File }) {
  const t = useTranslations("recorder");
  const player = useFileSource(film);
  const { rewind, handlers } = useKeptPlayer(player, answer.parts);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own words, just said
    <video
      ref={player}
      autoPlay
      playsInline
      aria-label={t("yourAnswer")}
      onLoadedMetadata={({ currentTarget }) => {
        rewind(currentTarget);
      }}
      {...handlers}
      className="max-h-[25dvh] w-full rounded-xl"
    />
  );
}
