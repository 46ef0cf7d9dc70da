import { foldWord } from "./fold-letters";
import { excerptOf, markText, searchTerms, termsIn, withForms, wordsOf } from "./search-text";

/** Returns a text with the marked parts in brackets. */
function marked(text: string, query: string): string {
  return markText(text, searchTerms(query))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");
}

describe("words", () => {
  it.each([
    ["Café", "cafe"],
    ["CAFE\u0301", "cafe"],
    ["Straße", "strasse"],
    ["don’t", "dont"],
    ["ŁÓDŹ", "lodz"],
    ["İstanbul", "istanbul"],
    ["λόγος", "λογοσ"],
    ["שָׁלוֹם", "שלום"],
    ["ｆｕｌｌ", "full"],
    ["x".repeat(100), "x".repeat(40)],
    ["الشـــهادة", "شهاده"],
    ["والمحبّة", "محبه"],
    ["بالحب", "حب"],
    ["للرجاء", "رجاء"],
    ["الله", "الله"],
    ["مستشفى", "مستشفي"],
    ["أمل", "امل"],
    ["٢٠٢٦", "2026"],
    ["۲۰۲۶", "2026"],
    ["२०२६", "2026"],
    ["๒๐๒๖", "2026"],
  ])("fold %s to %s", (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it("are separated by anything but letters, digits and characters that belong to them", () => {
    expect(wordsOf("The six-forty train: 'home', don't wait! ३ हिन्दी")).toEqual([
      "the",
      "six",
      "forty",
      "train",
      "home",
      "dont",
      "wait",
      "3",
      "हिन्दी",
    ]);
  });

  it("are found in scripts without spaces", () => {
    expect(wordsOf("東京に住んでいます").length).toBeGreaterThan(2);
  });

  it("count once per query, up to sixteen of them", () => {
    expect(searchTerms("Hope hope HOPÉ").map(({ word }) => word)).toEqual(["hope"]);
    expect(searchTerms(Array.from({ length: 40 }, (_, index) => `w${index}`).join(" "))).toHaveLength(16);
    for (const nothing of ["", " ", "\0", "🙏🙏🙏", '"*():^-', "́"]) expect(searchTerms(nothing)).toEqual([]);
  });
});

describe("marks", () => {
  it("whole words that a query word matches or begins, ignoring accents and case", () => {
    expect(marked("A Café on the café’s hill, decaf", "CAFE")).toBe("A [Café] on the [café’s] hill, decaf");
    expect(marked("The lighthouse stayed lit.", "light stay")).toBe("The [lighthouse] [stayed] lit.");
  });

  it("misspelled words if the term lists what they may stand for", () => {
    const terms = [{ word: "gracce", near: ["grace"] }];
    expect(markText("Grace, graceful", terms)).toEqual([
      { text: "Grace", isMatch: true },
      { text: ", graceful", isMatch: false },
    ]);
    expect(termsIn("Grace", [...terms, { word: "hope", near: [] }])).toEqual(new Set([0]));
  });
});

describe("an excerpt", () => {
  const filler = "and then we went on ".repeat(40);

  it("is all of a short text, on one line", () => {
    expect(excerptOf("One\n\ntwo  three", searchTerms("two"))).toBe("One two three");
  });

  it("is the beginning if nothing matches", () => {
    expect(excerptOf(filler, searchTerms("river"))).toMatch(/^and then we went on .* …$/);
  });

  it("is the part with the most matches, cut between words", () => {
    const text = `A river. ${filler}Across the river came the boat. ${filler}`;
    const excerpt = excerptOf(text, searchTerms("boat river"));
    expect(excerpt).toContain("Across the river came the boat.");
    expect(excerpt).toMatch(/^… \w+ .* \w+ …$/);
    expect(excerpt.length).toBeLessThanOrEqual(190);
  });

  it("reaches the text's end, and cuts a word only if it is longer than the excerpt", () => {
    expect(excerptOf(`${filler}at the harbour.`, searchTerms("harbour"))).toMatch(/at the harbour\.$/);
    expect(excerptOf("x".repeat(1000), []).length).toBeLessThan(200);
  });
});

describe("other forms", () => {
  const finds = (query: string, text: string) => termsIn(text, withForms(query)).size > 0;

  it.each([
    ["en", "testimonies", "testimony"],
    ["en", "testimony", "testimonies"],
    ["en", "healed", "healing"],
    ["en", "praying", "prayed"],
    ["en", "hoping", "hope"],
    ["en", "cities", "city"],
    ["en", "forgiveness", "forgiving"],
    ["en", "running", "runs"],
    ["en", "mice", "mouse"],
    ["en", "children", "child"],
    ["en", "forgave", "forgiven"],
    ["en", "prayers", "prayer"],
    ["en", "praying", "prayers"],
    ["en", "writing", "wrote"],
    ["en", "forgiveness", "forgave"],
    ["en", "woman’s", "women"],
    ["en", "dying", "died"],
    ["en", "tried", "try"],
    ["en", "baptised", "baptism"],
    ["de", "Häuser", "Haus"],
    ["de", "Haus", "Häusern"],
    ["de", "Zeugnisse", "Zeugnis"],
    ["de", "Vergebung", "vergeben"],
    ["es", "sanaciones", "sanación"],
    ["es", "testimonios", "testimonio"],
    ["es", "perdonado", "perdonar"],
    ["fr", "guérisons", "guérison"],
    ["fr", "guerisons", "guérison"],
    ["fr", "témoignages", "témoignage"],
    ["pt", "curado", "curar"],
    ["pt", "oração", "orações"],
    ["pt", "corações", "coração"],
    ["pt", "bênção", "bênçãos"],
    ["pt", "orações".normalize("NFD"), "oração"],
    ["it", "testimonianze", "testimonianza"],
    ["nl", "genezing", "genezen"],
    ["sv", "vittnesbörden", "vittnesbörd"],
    ["ru", "исцеление", "исцелил"],
    ["ru", "исцелённый", "исцеление"],
    ["ru", "молитвы", "молитва"],
    ["ru", "надежды", "надежда"],
    ["uk", "зцілення", "зцілив"],
    ["uk", "молитви", "молитва"],
    ["uk", "надія", "надії"],
    ["uk", "надією", "надія"],
    ["el", "θεραπείες", "θεραπεία"],
    ["ar", "شهادات", "شهادة"],
    ["ar", "الشهادات", "شهادة"],
    ["ar", "محبة", "المحبه"],
    ["ar", "صلوات", "الصلوات"],
    ["ar", "الله", "لله"],
    ["ar", "بالله", "الله"],
  ])("%s: %s finds %s", (_, query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ["healed", "health"],
    ["mice", "micro"],
    ["praying", "practice"],
    ["hoping", "hops"],
    ["Haus", "Hase"],
    ["прощение", "прощай"],
    ["perdão", "perda"],
    ["الله", "له"],
    ["as", "asking us"],
  ])("%s does not find %s", (query, text) => {
    expect(finds(query, text.split(" ").at(-1) ?? "")).toBe(false);
  });

  it("are marked like the word itself", () => {
    const pieces = markText("Mice heal, and healing helps.", withForms("healed mouse"));
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      "Mice",
      "heal",
      "healing",
    ]);
  });
});
