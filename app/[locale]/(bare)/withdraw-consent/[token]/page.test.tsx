/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { readConsents } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import WithdrawConsentPage from "./page";

jest.mock("@/lib/provider/mail-links");
jest.mock("@/lib/provider/settings");

it.each([
  ["Pacific/Auckland", "Agreed on 2027-01-01, withdrawn on 2027-03-08"],
  ["America/Los_Angeles", "Agreed on 2026-12-31, withdrawn on 2027-03-07"],
])("shows the days in %s on which someone agreed and withdrew", async (timeZone, days) => {
  jest.mocked(getTimeZone).mockResolvedValue(timeZone);
  const given = { givenAt: "2026-12-31T11:30:00.000Z", withdrawnAt: "2027-03-08T07:30:00.000Z" };
  const consents = [{ purpose: "agreeToPromotions", sentence: "I agree.", ...given }];
  jest.mocked(readConsents).mockResolvedValue({ state: "found", data: { name: "", about: "", consents } });
  const props = { params: Promise.resolve({ token: "a" }), searchParams: Promise.resolve({}) };
  expect(renderToStaticMarkup(await WithdrawConsentPage(props))).toContain(days);
});
