import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";

import type { Entry } from "../../features/inbox/desk";
import { CrisisLines } from "./crisis-lines";
import { Thread } from "./thread";

jest.mock("@payloadcms/ui", () => jest.requireActual<object>("../../test-support/payload-ui"));

const answer: Entry = {
  ...{ id: "1", subject: "Your message", body: "We meet at ten.", to: "ruth@example.org", by: "Anna" },
  sentAt: "2026-11-22T10:00:00.000Z",
};

it.each<[Entry["state"], RegExp]>([
  [undefined, /^Sent to ruth@example\.org by Anna, /],
  ["sent", /^Sent to ruth@example\.org by Anna, /],
  ["sending", /^We’re sending the email\. By Anna, /],
  ["waiting", /^Not sent yet\. .* By Anna, /],
  ["failed", /^Not sent\. .* By Anna, /],
  ["kept", /^Not sent, because no mail server is set up\. By Anna, /],
])("says of an answer whose email is %s whether it was sent", (state, note) => {
  render(<Thread entries={[{ ...answer, state }]} sender="Ruth" />);
  expect(screen.getByText(note)).toBeVisible();
});

it("shows what was written in order, and who wrote it", () => {
  const back = { ...answer, id: "2", subject: "", to: "", by: "", body: "Thank you." };
  const first = { ...back, id: "0", subject: "Ruth wrote", body: "When do you meet?" };
  render(<Thread entries={[first, answer, back]} sender="Ruth" />);
  const [one, two, three] = screen.getAllByRole("article");
  expect(one).toHaveTextContent(/^Ruth wroteWhen do you meet\?/);
  expect(two).toHaveTextContent(/^Your messageWe meet at ten\./);
  expect(three).toHaveTextContent(/^Ruth wrote backThank you\./);
});

it("adds a crisis line to the answer", () => {
  const onAdd = jest.fn();
  const line = { country: "DE", name: "TelefonSeelsorge", phone: "0800 111 0 111", link: "" };
  const other = { country: "US", name: "988 Lifeline", phone: "988", link: "" };
  render(<CrisisLines lines={[line, other]} onAdd={onAdd} />);
  expect(screen.getByText("Germany: TelefonSeelsorge", { exact: false })).toBeVisible();
  expect(screen.getByText("United States: 988 Lifeline", { exact: false })).toBeVisible();
  const [add] = screen.getAllByRole("button");
  if (add) fireEvent.click(add);
  expect(onAdd).toHaveBeenCalledWith("TelefonSeelsorge: 0800 111 0 111");
});
