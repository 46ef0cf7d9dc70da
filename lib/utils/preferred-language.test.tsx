import { renderHook, waitFor } from "@testing-library/react";
import { preferredLanguage, usePreferredLanguage } from "./preferred-language";

describe("preferredLanguage", () => {
  it.each([
    [["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"],
    [["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant"],
    [["zh"], ["zh-Hant", "zh-Hans"], "zh-Hans"],
    [["nb-NO"], ["en", "no"], "no"],
    [["no"], ["en", "nb"], "nb"],
    [["pt-PT"], ["en", "pt-BR"], "pt-BR"],
    [["pt-PT"], ["pt-BR", "pt-PT"], "pt-PT"],
    [["es-MX"], ["es-ES", "es-419"], "es-419"],
    [["iw"], ["en", "he"], "he"],
    [["he-IL"], ["en", "iw"], "iw"],
    [["tl"], ["en", "fil"], "fil"],
    [["fil"], ["en", "tl"], "tl"],
    [["sr-Latn-RS"], ["sr", "sr-Latn"], "sr-Latn"],
    [["de-CH"], ["en", "de"], "de"],
    [["EN-us"], ["es", "en"], "en"],
    [["fr", "de"], ["en", "de"], "de"],
    [["", "no tag", "de"], ["en", "*", "de"], "de"],
  ])("for a reader of %s and %s, finds %s", async (wanted, available, found) => {
    expect(await preferredLanguage(wanted, available)).toBe(found);
  });

  it.each([
    ["another script", ["sr-Latn"], ["en", "sr"]],
    ["another script", ["zh-TW"], ["en", "zh-Hans"]],
    ["another language", ["fr"], ["en", "de"]],
    ["nothing wanted", [], ["en", "de"]],
    ["nothing there", ["en"], []],
  ])("finds none for %s", async (_, wanted, available) => {
    expect(await preferredLanguage(wanted, available)).toBeNull();
  });
});

describe("usePreferredLanguage", () => {
  const reading = (...languages: string[]) =>
    jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["what the browser names", null, "pt-BR"],
    ["what was chosen", "en", "en"],
    ["what the browser names, where there is nothing in the chosen one", "ja", "pt-BR"],
  ])("depends on %s", async (_, chosen, found) => {
    reading("pt-PT");
    const { result } = renderHook(() => usePreferredLanguage(["en", "pt-BR"], chosen));
    await waitFor(() => expect(result.current).toBe(found));
  });

  it("chooses the first, spoken language if none can be read", async () => {
    reading("ja");
    const { result } = renderHook(() => usePreferredLanguage(["en", "pt-BR"]));
    await waitFor(() => expect(result.current).toBe("en"));
  });

  it("chooses nothing if there is no choice", () => {
    reading("ja");
    expect(renderHook(() => usePreferredLanguage(["en"])).result.current).toBe("en");
    expect(renderHook(() => usePreferredLanguage([])).result.current).toBeNull();
  });
});
