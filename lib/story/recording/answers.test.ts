import { gapsOf, isReordered, type Kept, keptSeconds, shownOf } from "@lampstand/contract/kept";
import fc from "fast-check";
import { type Answers, keptOf, nextQuestion, recordedUntil, retakeAnswer, UNANSWERED } from "./answers";
import { keptFrom, keptUntil } from "./cuts";

const QUESTIONS = 4;

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("speak" as const), seconds: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("next" as const) }) },
    fc.record({ kind: fc.constant("again" as const), question: fc.nat(QUESTIONS - 1) }),
  ),
  { maxLength: 30 },
);

/** An independent implementation: each second of the film belongs to its question until that is answered again. */
function oracle(canReorder: boolean) {
  const lists: number[][] = Array.from({ length: QUESTIONS }, () => []);
  let [question, reached, now] = [0, 0, 0];
  return {
    now: () => now,
    reached: () => reached,
    speak: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) lists[question]?.push(now++);
    },
    next: () => {
      if (question < reached) question = reached;
      else reached = question += 1;
    },
    again: (asked: number) => {
      for (let other = asked; other < (canReorder ? asked + 1 : QUESTIONS); other += 1) lists[other] = [];
      question = asked;
      if (!canReorder) reached = asked;
    },
    question: () => question,
    lists,
  };
}

const secondsOf = (kept: Kept, length: number) =>
  shownOf(kept, length).flatMap(([from, to]) =>
    Array.from({ length: to - from }, (_, second) => from + second),
  );

it.each([true, false])(
  "shows the answers in the questions' order, without what was answered again (another order is possible: %p)",
  (canReorder) => {
    fc.assert(
      fc.property(steps, (taken) => {
        const film = oracle(canReorder);
        let answers: Answers = UNANSWERED;
        for (const step of taken) {
          if (step.kind === "speak") film.speak(step.seconds);
          else if (step.kind === "next") {
            if (film.question() >= QUESTIONS - 1) continue;
            film.next();
            answers = nextQuestion(answers, film.now());
          } else {
            const question = step.question % (film.reached() + 1);
            film.again(question);
            answers = retakeAnswer(answers, question, film.now(), canReorder);
          }
          const expected = film.lists.flat();
          const kept = keptOf(answers);
          expect(answers.question).toBe(film.question());
          expect(secondsOf(kept, film.now())).toEqual(expected);
          expect(keptSeconds(kept, film.now())).toBe(expected.length);
          if (!canReorder) expect(isReordered(kept)).toBe(false);
          const leftOut = secondsOf(gapsOf(kept), film.now());
          expect([...expected, ...leftOut].sort((one, other) => one - other)).toEqual(
            Array.from({ length: film.now() }, (_, second) => second),
          );
          const recorded = recordedUntil(answers, film.now());
          expect(recorded.map(({ question, parts }) => [question, secondsOf(parts, film.now())])).toEqual(
            film.lists.flatMap((list, question) => (list.length > 0 ? [[question, list]] : [])),
          );
        }
      }),
    );
  },
);

it("continues with the latest question after an earlier one is answered again", () => {
  const third = nextQuestion(nextQuestion(UNANSWERED, 5), 9);
  const again = retakeAnswer(third, 0, 12, true);
  expect(nextQuestion(again, 15)).toMatchObject({ question: 2, from: 15 });
  expect(keptOf(nextQuestion(again, 15))).toEqual([
    [12, 15],
    [5, 12],
    [15, 86_400],
  ]);
});

it("a cut keeps what comes before or after it in the displayed order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 10, 20, 30], { minLength: 1 }), fc.nat(39), (begins, moment) => {
      const kept = begins.map((from): [number, number] => [from, from + 6]);
      const shown = secondsOf(kept, 100);
      const before = secondsOf(keptUntil(kept, moment), 100);
      const after = secondsOf(keptFrom(kept, moment), 100);
      expect([...before, ...after]).toEqual(shown);
      if (shown.includes(moment)) expect(after[0]).toBe(moment);
    }),
  );
});
