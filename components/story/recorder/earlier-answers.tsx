"use client";

import { type ReactNode, useId, useState } from "react";
import { InlineConfirm } from "@/components/ui/inline-confirm";
import { useFileSource } from "@/components/ui/use-file-source";
import { timeText } from "@/lib/utils/text";
import { DarkButton } from "./controls";
import type { Answer, useTake } from "./use-take";

type EarlierAnswersProps = {
  take: ReturnType<typeof useTake>;
  /** A question's text. */
  textOf: (question: number) => ReactNode;
};

/** The answers before this one, to be heard and said again while the recording rests. */
export function EarlierAnswers({ take, textOf }: EarlierAnswersProps) {
  const [heard, setHeard] = useState<{ answer: Answer; film: File } | null>(null);
  const [again, setAgain] = useState<Answer | null>(null);

  async function hear(answer: Answer) {
    const film = await take.filmSoFar();
    if (film) setHeard({ answer, film });
  }

  return (
    <section aria-label="Your answers so far" className="grid max-h-[40dvh] gap-3 overflow-y-auto">
      {heard && <AnswerPlayer key={heard.answer.from} {...heard} />}
      {again ? (
        <div className="text-ink">
          <InlineConfirm
            question="Say this answer again? What you said after it is left out, too."
            no="Keep it"
            yes="Say it again"
            onNo={() => {
              setAgain(null);
            }}
            onYes={() => {
              take.sayAgainFrom(again);
            }}
          />
        </div>
      ) : (
        <ul className="grid gap-3">
          {take.earlier.map((answer) => (
            <EarlierAnswer
              key={answer.question}
              length={answer.to - answer.from}
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

type EarlierAnswerProps = { length: number; text: ReactNode; onHear: () => void; onAgain: () => void };

function EarlierAnswer({ length, text, onHear, onAgain }: EarlierAnswerProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-3">
      <p id={id} className="grow">
        {text} <span className="tabular-nums">{timeText(length)}</span>
      </p>
      <DarkButton aria-describedby={id} onClick={onHear}>
        Play
      </DarkButton>
      <DarkButton aria-describedby={id} onClick={onAgain}>
        Say it again
      </DarkButton>
    </li>
  );
}

function AnswerPlayer({ answer: { from, to }, film }: { answer: Answer; film: File }) {
  const player = useFileSource(film);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own words, just said
    <video
      ref={player}
      autoPlay
      playsInline
      aria-label="Your answer"
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = from;
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime >= to) currentTarget.pause();
      }}
      className="max-h-[25dvh] w-full rounded-xl"
    />
  );
}
