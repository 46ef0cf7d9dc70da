import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { callApi } from "../call-api";
import { InviteColleague } from "./invite-colleague";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { success: jest.fn() },
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("../call-api", () => ({ callApi: jest.fn() }));

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("invites a colleague as a carer, and the next one with an empty form", async () => {
  jest
    .mocked(callApi)
    .mockResolvedValue({ data: { message: "You’ve invited ann@example.org.", isUnsent: false } });
  render(<InviteColleague />);
  press("Invite a colleague");
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ann@example.org" } });
  const box = screen.getByRole("checkbox", { name: "Carer: reads ‘Talk to someone’" });
  expect(box).toHaveAccessibleDescription(/^Only carers read messages/);
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  press("Send invitation");
  const sent = { email: "ann@example.org", name: "", role: "editor", isCarer: true };
  await waitFor(() => expect(callApi).toHaveBeenCalledWith("staff/invite", expect.anything(), sent));
  await screen.findByRole("button", { name: "Invite a colleague" });
  press("Invite a colleague");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});
