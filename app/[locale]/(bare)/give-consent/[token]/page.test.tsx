/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { getPageLanguage } from "@/lib/language/page-language";
import { type ConsentRequest, readConsentRequest } from "@/lib/provider/mail-links";
import GiveConsentPage from "./page";

jest.mock("@/lib/language/page-language");
jest.mock("@/lib/provider/mail-links");

const ASKED: ConsentRequest = {
  name: "Ruth",
  sentence: "أوافق.",
  version: "1",
  language: "ar",
  isGiven: false,
  asks: "teller",
};

async function shown(more: Partial<ConsentRequest> = {}): Promise<string> {
  jest.mocked(getPageLanguage).mockResolvedValue({ language: "ar", prefix: "/ar", address: "right" });
  jest.mocked(readConsentRequest).mockResolvedValue({ state: "found", data: { ...ASKED, ...more } });
  const props = { params: Promise.resolve({ token: "a" }), searchParams: Promise.resolve({}) };
  return renderToStaticMarkup(await GiveConsentPage(props));
}

it("asks in the page's language, and sends which words were read", async () => {
  const view = await shown();
  expect(readConsentRequest).toHaveBeenCalledWith("a", "ar");
  expect(view).toMatch(/<p dir="rtl" lang="ar"[^>]*>أوافق\.<\/p>/);
  expect(view).toContain('<input type="hidden" name="language" value="ar"/>');
  expect(view).toContain('<input type="hidden" name="prefix" value="/ar"/>');
});

it("says no language if the provider didn't", async () => {
  const view = await shown({ language: undefined, sentence: "I agree." });
  expect(view).toMatch(/<p dir="auto"[^>]*>I agree\.<\/p>/);
  expect(view).not.toContain('name="language"');
});
