import { captionsFromHere } from "./media-url";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const file = (lang: string, src: string) => ({ lang, label: lang, src });

describe("captionsFromHere", () => {
  it("the first language's address has no language, every other one's does", () => {
    const files = [file("en", "https://media.example/a.vtt"), file("pt-BR", "https://media.example/b.vtt")];
    expect(captionsFromHere("two cups", files)).toEqual([
      file("en", "/embed/two%20cups/captions"),
      file("pt-BR", "/embed/two%20cups/captions?lang=pt-BR"),
    ]);
  });

  it("leaves out addresses that the site may not request", () => {
    const files = [file("en", "https://elsewhere.example/a.vtt"), file("de", "https://media.example/b.vtt")];
    expect(captionsFromHere("ferry", files)).toEqual([file("de", "/embed/ferry/captions?lang=de")]);
  });
});
