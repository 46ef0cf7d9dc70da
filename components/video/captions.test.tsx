import { findCaptions } from "./captions";

const file = (lang: string) => ({ lang, label: lang, src: `/${lang}.vtt` });
const FILES = ["en", "pt-BR", "pt", "zh-Hant"].map(file);

describe("findCaptions", () => {
  it.each([
    ["the one spoken, where nobody wants another", [], "en"],
    ["the one spoken, where the wanted one is missing", ["fr", "ja"], "en"],
    ["the very language", ["pt"], "pt"],
    ["the same language of another region", ["pt-PT"], "pt-BR"],
    ["the same language in another script", ["ZH-hans"], "zh-Hant"],
    ["the first one wanted that there is", ["fr", "zh-Hant", "en"], "zh-Hant"],
  ])("finds %s", (_, languages, lang) => {
    expect(findCaptions(FILES, languages)?.lang).toBe(lang);
  });

  it("finds none where there are none", () => {
    expect(findCaptions([], ["en"])).toBeNull();
  });
});
