/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { getPageLanguage } from "@/lib/language/page-language";
import { type MailedConsents, readConsents } from "@/lib/provider/mail-links";
import { getTimeZone } from "@/lib/provider/settings";
import WithdrawConsentPage from "./page";

jest.mock("@/lib/language/page-language");
jest.mock("@/lib/provider/mail-links");
jest.mock("@/lib/provider/settings");

beforeEach(() => {
  jest.mocked(getPageLanguage).mockResolvedValue({ language: "es", prefix: "/es", address: "right" });
  jest.mocked(getTimeZone).mockResolvedValue("UTC");
});

type Shown = Pick<MailedConsents, "name" | "about"> & Partial<MailedConsents["consents"][number]>;

async function shown({ name, about, ...more }: Shown): Promise<string> {
  const given = { givenAt: "2026-12-31T11:30:00.000Z", withdrawnAt: "2027-03-08T07:30:00.000Z" };
  const consents = [{ purpose: "agreeToPromotions", sentence: "I agree.", ...given, ...more }];
  jest.mocked(readConsents).mockResolvedValue({ state: "found", data: { name, about, consents } });
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
  expect(await shown({ name, about })).toContain(`>${words}</p>`);
});

it.each([
  ["ar", "أوافق.", '<p dir="rtl" lang="ar">أوافق.</p>'],
  ["en", "I agree.", '<p dir="ltr" lang="en">I agree.</p>'],
  [undefined, "I agree.", '<p dir="auto">I agree.</p>'],
  [undefined, "", '<p dir="ltr" lang="es">Doy mi consentimiento para recibir noticias'],
] as const)("shows the words as they were read in %s", async (language, sentence, expected) => {
  expect(await shown({ name: "Ruth", about: null, language, sentence })).toContain(expected);
});

it("lets the form return to the page in its language", async () => {
  const view = await shown({ name: "Ruth", about: null, withdrawnAt: null });
  expect(view).toContain('<input type="hidden" name="prefix" value="/es"/>');
});
