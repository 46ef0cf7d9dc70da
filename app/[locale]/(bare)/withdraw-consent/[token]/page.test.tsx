/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { type MailedConsents, readConsents } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import WithdrawConsentPage from "./page";

jest.mock("@/lib/provider/mail-links");
jest.mock("@/lib/provider/settings");

async function shown(data: Pick<MailedConsents, "name" | "about">): Promise<string> {
  const given = { givenAt: "2026-12-31T11:30:00.000Z", withdrawnAt: "2027-03-08T07:30:00.000Z" };
  const consents = [{ purpose: "agreeToPromotions", sentence: "I agree.", ...given }];
  jest.mocked(readConsents).mockResolvedValue({ state: "found", data: { ...data, consents } });
  const props = { params: Promise.resolve({ token: "a" }), searchParams: Promise.resolve({}) };
  return renderToStaticMarkup(await WithdrawConsentPage(props));
}

it.each([
  ["Pacific/Auckland", "Agreed on January 1, 2027, withdrawn on March 8, 2027"],
  ["America/Los_Angeles", "Agreed on December 31, 2026, withdrawn on March 7, 2027"],
])("shows the days in %s on which someone agreed and withdrew", async (timeZone, days) => {
  jest.mocked(getTimeZone).mockResolvedValue(timeZone);
  expect(await shown({ name: "", about: null })).toContain(days);
});

it.each([
  ["Your story", "Ruth", "Your story, by Ruth"],
  ["Your testimony", "", "Your testimony"],
  [null, "Ruth", "Ruth"],
] as const)("says what the consents are about: %p of %p", async (about, name, words) => {
  jest.mocked(getTimeZone).mockResolvedValue("UTC");
  expect(await shown({ name, about })).toContain(`>${words}</p>`);
});
