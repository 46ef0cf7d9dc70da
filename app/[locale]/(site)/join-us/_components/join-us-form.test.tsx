import { consentsIn } from "@lampstand/contract/consent-sentences";
import { TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import type { Language } from "@lampstand/contract/languages";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { submitJson } from "@/lib/api-client/site-request";
import { JoinUsForm } from "./join-us-form";

jest.mock("@/lib/api-client/site-request");
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Shows the form as the page in a language does. */
function open(language: Language) {
  const start = { token: "", prefilled: { consentLanguage: language }, typed: {}, outcome: null };
  const consents = consentsIn(TESTIMONY_CONSENTS, language);
  render(<JoinUsForm start={start} consents={consents} action={async () => undefined} />);
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(submitJson).mockResolvedValue({ httpStatus: 500, status: "error", message: "Later" });
});

it.each([
  ["", false],
  ["after the form was cleared", true],
])("shows the consents in the page's language and sends which that is %s", async (_, isCleared) => {
  open("es");
  if (isCleared) await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await userEvent.type(screen.getByLabelText(/Full name/), "Ana");
  await userEvent.type(screen.getByLabelText(/Email/), "ana@example.org");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Doy mi consentimiento .* mi testimonio/ }));
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  await screen.findByText(/Later/);
  expect(submitJson).toHaveBeenCalledWith(
    "/api/forms/join-us",
    expect.objectContaining({ consentLanguage: "es", agreeToUseTestimony: true, agreeToPromotions: false }),
  );
});
