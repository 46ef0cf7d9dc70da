import { fontCharacters } from "@/lib/test-support/font-characters";
import { DRAWABLE, drawableText, MAX_DRAWN_LENGTH, posterText } from "./fonts";

describe("drawableText", () => {
  it.each([
    ["plain words", "One lamp, and then a knock", "One lamp, and then a knock"],
    [
      "letters of western and central Europe",
      "Žofie čte: «Größe» – l’été, Łódź, Iași",
      "Žofie čte: «Größe» – l’été, Łódź, Iași",
    ],
    ["letters and accents apart", "Cafe\u0301", "Café"],
    ["an emoji", "Hope 🙏 wins", "Hope wins"],
    ["an emoji with a skin colour", "Hope 🙏🏽 wins", "Hope wins"],
    ["an emoji of several", "A family 👨‍👩‍👧 prays", "A family prays"],
    ["a flag", "From 🇰🇪 with love", "From with love"],
    ["a flag of tags", "From 🏴󠁧󠁢󠁳󠁣󠁴󠁿 with love", "From with love"],
    ["a key", "Step 1️⃣ done", "Step 1 done"],
    ["a text sign shown as emoji", "Love ❤️ and ✝️ peace", "Love and peace"],
    ["signs the fonts lack", "Doubt → faith ☀", "Doubt faith"],
    ["control characters", "One\u0000two\tthree\r\nfour\u0007", "One two three four"],
    ["hidden marks of direction and width", "a\u202eb\u200bc\u00add\ufeffe", "abcde"],
    ["half of a character", "Hope\ud83d wins", "Hope wins"],
    ["spaces of every kind", "\u2003 a\u00a0\u2009b  ", "a b"],
    ["nothing", "", ""],
    ["only an emoji", "🙏", ""],
  ])("keeps what can be drawn of %s", (_, text, expected) => {
    expect(drawableText(text)).toBe(expected);
  });

  it.each([
    ["Cyrillic", "Надежда"],
    ["Greek", "Ἐλπίς"],
    ["Arabic", "الأمل"],
    ["Hebrew", "תקווה"],
    ["Chinese", "希望"],
    ["Korean", "희망"],
    ["Devanagari", "आशा"],
    ["Thai", "ความหวัง"],
    ["one foreign letter", "The word λόγος"],
    ["foreign numerals", "Psalm ٢٣"],
    ["stacked accents", "Z\u0351\u036b\u0343algo"],
  ])("leaves away a text in %s", (_, text) => {
    expect(drawableText(text)).toBe("");
  });

  it("ends a long text in an ellipsis", () => {
    expect(drawableText("a".repeat(MAX_DRAWN_LENGTH))).toBe("a".repeat(MAX_DRAWN_LENGTH));
    expect(drawableText("a".repeat(MAX_DRAWN_LENGTH + 1))).toBe(`${"a".repeat(MAX_DRAWN_LENGTH - 1)}…`);
  });

  it("knows no character that one of the cards' fonts lacks", () => {
    const known = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
      DRAWABLE.test(String.fromCodePoint(code)),
    );
    expect(known.length).toBeGreaterThan(300);
    for (const face of ["newsreader 500", "figtree 600"]) {
      const characters = charactersOf(face);
      expect(known.filter((code) => !characters.has(code))).toEqual([]);
    }
  });
});

/** The characters of a font's two files together. */
function charactersOf(face: string): Set<number> {
  const [family, weight] = face.split(" ");
  const files = ["latin", "latin-ext"].map(
    (part) => `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`,
  );
  return new Set(files.flatMap(fontCharacters));
}

it("leaves away from a poster what its fonts lack", () => {
  expect(posterText("Größe, Straße – ‘été’…")).toBe("Größe, Straße – ‘été’…");
  expect(["Łukasz", "שלום", "Надежда"].map(posterText)).toEqual(["", "", ""]);
});
