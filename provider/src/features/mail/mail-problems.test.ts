/** @jest-environment node */
import { mailProblemSentence } from "./mail-problems";

it.each([
  ["ECONNREFUSED", "The mail server could not be reached."],
  ["ESOCKET", "The mail server could not be reached."],
  ["EAUTH 535", "The mail server does not accept the user name or password."],
  ["ETLS", "The mail server offers no encrypted connection that can be trusted."],
  ["EENVELOPE 550", "The mail server refused the mail: its sender, its recipient or its words."],
  ["EODD 451", "The mail server did not take the mail (EODD 451)."],
  ["TypeError", "The mail server did not take the mail (TypeError)."],
])("says %s in words for staff", (reason, sentence) => {
  expect(mailProblemSentence(reason)).toBe(sentence);
});
