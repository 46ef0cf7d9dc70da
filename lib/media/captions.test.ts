import { captionsFromHere } from "./media-url";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const file = (lang: string, src: string) => ({ lang, label: lang, src });

describe("captionsFromHere", () => {
  it("names the first language by the address alone, and every other one in it", () => {
    const files = [file("en", "https://media.example/a.vtt"), file("pt-BR", "https://media.example/b.vtt")];
    expect(captionsFromHere("two cups", files)).toEqual([
      file("en", "/embed/two%20cups/captions"),
      file("pt-BR", "/embed/two%20cups/captions?lang=pt-BR"),
    ]);
  });

  it("leaves out what the site may not ask for", () => {
    const files = [file("en", "https://elsewhere.example/a.vtt"), file("de", "https://media.example/b.vtt")];
    expect(captionsFromHere("ferry", files)).toEqual([file("de", "/embed/ferry/captions?lang=de")]);
  });
});
