import { type Kept, keptSeconds, type Span } from "@lampstand/contract/kept";
import { FILM_SECONDS_MAX } from "@lampstand/contract/limits";
import { LEAST_SECONDS } from "./kept-take";

/** What was said to a question: parts of the film, in seconds from its beginning. */
export type Answer = { question: number; parts: Span[] };

/** What was said so far, in the order of the questions, and what is being answered now. */
export type Answers = {
  said: Answer[];
  question: number;
  /** When its answer began, or goes on. */
  from: number;
  /** The last question that was asked. */
  reached: number;
};

export const UNANSWERED: Answers = { said: [], question: 0, from: 0, reached: 0 };

/** The question that was asked last comes after an early one that is answered again. */
export function nextQuestion(answers: Answers, now: number): Answers {
  const { question, reached } = answers;
  const next = question < reached ? reached : question + 1;
  return { said: saidUntil(answers, now), question: next, from: now, reached: next };
}

/** Takes back what was said to a question, and asks it again; with all that was said after it where only its place at the end is free. */
export function sayAgain(answers: Answers, question: number, now: number, canReorder: boolean): Answers {
  const stays = (other: number) => (canReorder ? other !== question : other < question);
  const said = saidUntil(answers, now).filter((answer) => stays(answer.question) && isHeard(answer));
  return { said, question, from: now, reached: canReorder ? answers.reached : question };
}

/** All that was said until now. */
export function saidUntil({ said, question, from }: Answers, now: number): Answer[] {
  if (now <= from) return said;
  const before = said.find((answer) => answer.question === question)?.parts ?? [];
  const answer: Answer = { question, parts: joined([...before, [from, now]]) };
  return [...said.filter((other) => other.question !== question), answer].sort(
    (one, other) => one.question - other.question,
  );
}

export function lengthOf({ parts }: Answer): number {
  return keptSeconds(parts, FILM_SECONDS_MAX);
}

/** Between two presses of a button nothing is said. */
export function isHeard(answer: Answer): boolean {
  return lengthOf(answer) >= LEAST_SECONDS;
}

/** What is shown of the film, to the end of which the question is answered that stands there now. */
export function keptOf(answers: Answers): Kept {
  return joined(saidUntil(answers, FILM_SECONDS_MAX).flatMap(({ parts }) => parts));
}

/** Without a cut where one begins as another ends. */
function joined(parts: Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of parts) {
    const last = whole.at(-1);
    if (last?.[1] === from) last[1] = to;
    else whole.push([from, to]);
  }
  return whole;
}
