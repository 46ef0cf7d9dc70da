/** @jest-environment node */
import { mailProblemSentence } from "./mail-problems";

it.each([
  ["ECONNREFUSED", "We couldn’t reach the mail server."],
  ["ESOCKET", "We couldn’t reach the mail server."],
  ["EAUTH 535", "The mail server rejected the user name or password."],
  ["ETLS", "The mail server doesn’t offer a trusted encrypted connection."],
  ["EENVELOPE 550", "The mail server rejected the email because of its sender, recipient or content."],
  ["EODD 451", "The mail server didn’t accept the email (EODD 451)."],
  ["TypeError", "The mail server didn’t accept the email (TypeError)."],
])("explains %s to staff", (reason, sentence) => {
  expect(mailProblemSentence(reason)).toBe(sentence);
});
