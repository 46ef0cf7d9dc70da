import { REPORT_REASONS } from "@lampstand/contract/reports";
import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { USER_NOT_FOUND } from "@lampstand/contract/wording";
import messages from "@/messages/en.json";

const questions = Object.entries(SAFETY_QUESTIONS).map(([name, { question }]) => [name, question] as const);

/** The answer `yes` to the question `danger` is `dangerYes` in the catalogue. */
const answers = Object.entries(SAFETY_QUESTIONS).flatMap(([name, question]) =>
  Object.entries(question.answers).map(
    ([answer, words]) => [`${name}${answer.charAt(0).toUpperCase()}${answer.slice(1)}`, words] as const,
  ),
);

it.each([
  ["failures", [["userNotFound", USER_NOT_FOUND]]],
  ["reportForm", Object.entries(REPORT_REASONS)],
  ["storySafety", [...questions, ...answers]],
] as const)("says in %s what the provider says", (area, sentences) => {
  for (const [key, sentence] of sentences) expect(messages[area]).toHaveProperty(key, sentence);
});
