import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";

import type { AskedRole } from "./ask-somebody";
import { People } from "./people";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  Link: ({ children }: { children: string }) => <span>{children}</span>,
  useDocumentInfo: () => ({ id: "1" }),
  useField: () => ({}),
}));
jest.mock("../inbox/inbox-actions", () => ({ WithdrawConsentButton: () => null }));
jest.mock("../time/church-time", () => ({ useChurchTime: () => String }));

const eva = { name: "Eva Example", email: "eva@example.org" };
const unknown = { name: "", email: "" };

it.each<[AskedRole, string, typeof eva | undefined, typeof eva]>([
  ["parent", "Parent or guardian: name", eva, eva],
  ["parent", "Parent or guardian: name", undefined, unknown],
  ["seen", "Seen or named: name", eva, unknown],
])("asks as a %s with only what is known of the parent", (asking, label, knownParent, filled) => {
  const review = {
    ...{ status: "Pending" as const, people: [], mayAskOthers: true, problem: "", steps: [] },
    knownParent,
  };
  render(<People review={review} asking={asking} onAsking={jest.fn()} onAsk={jest.fn()} />);
  expect(screen.getByLabelText(label)).toHaveValue(filled.name);
  expect(screen.getByLabelText(/^E-?mail/)).toHaveValue(filled.email);
});
