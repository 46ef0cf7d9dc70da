import { type Kept, keptSeconds, type Span } from "@lampstand/contract/kept";
import { FILM_SECONDS_MAX } from "@lampstand/contract/limits";
import { LEAST_SECONDS } from "./kept-take";

/** The parts of the film that answer a question, in seconds from its beginning. */
export type Answer = { question: number; parts: Span[] };

export type Answers = {
  recorded: Answer[];
  question: number;
  from: number;
  /** The latest question so far. */
  reached: number;
};

export const UNANSWERED: Answers = { recorded: [], question: 0, from: 0, reached: 0 };

/** Moves to the next question; after an early one is answered again, back to the latest. */
export function nextQuestion(answers: Answers, now: number): Answers {
  const { question, reached } = answers;
  const next = question < reached ? reached : question + 1;
  return { recorded: recordedUntil(answers, now), question: next, from: now, reached: next };
}

/** Discards a question's answer and asks it again. Without reordering, discards all later answers, too. */
export function retakeAnswer(answers: Answers, question: number, now: number, canReorder: boolean): Answers {
  const stays = (other: number) => (canReorder ? other !== question : other < question);
  const recorded = recordedUntil(answers, now).filter((answer) => stays(answer.question) && isHeard(answer));
  return { recorded, question, from: now, reached: canReorder ? answers.reached : question };
}

/** Returns all answers until now. */
export function recordedUntil({ recorded, question, from }: Answers, now: number): Answer[] {
  if (now <= from) return recorded;
  const before = recorded.find((answer) => answer.question === question)?.parts ?? [];
  const answer: Answer = { question, parts: joined([...before, [from, now]]) };
  return [...recorded.filter((other) => other.question !== question), answer].sort(
    (one, other) => one.question - other.question,
  );
}

export function lengthOf({ parts }: Answer): number {
  return keptSeconds(parts, FILM_SECONDS_MAX);
}

/** Returns false for an answer no longer than the moment between two presses of a button. */
export function isHeard(answer: Answer): boolean {
  return lengthOf(answer) >= LEAST_SECONDS;
}

/** Returns the parts of the film to show; the current question's answer extends to the film's end. */
export function keptOf(answers: Answers): Kept {
  return joined(recordedUntil(answers, FILM_SECONDS_MAX).flatMap(({ parts }) => parts));
}

/** Joins parts that follow each other without a gap. */
function joined(parts: Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of parts) {
    const last = whole.at(-1);
    if (last?.[1] === from) last[1] = to;
    else whole.push([from, to]);
  }
  return whole;
}
