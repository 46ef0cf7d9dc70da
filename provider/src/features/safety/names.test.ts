import { holdsFullNameOf, holdsNameOf, NOBODYS_NAME, speaksOf, spellingsIn } from "./names";

describe("holdsNameOf", () => {
  it.each([
    ["Ren\u00e9", "How Rene\u0301 found peace"],
    ["Rene\u0301", "How Ren\u00e9 found peace"],
    ["René", "rene"],
    ["Ruth", "R·uth at home"],
    ["Ruth", "R\u00adu\u00adth at home"],
    ["R\u00aduth", "Ruth at home"],
    ["Ruth", "R\u200bu\u200dt\ufeffh at home"],
    ["Ruth", "R\u0332u\u0332th at home"],
    ["Ruth", "Ｒｕｔｈ at home"],
    ["İbrahim", "Ibrahim returns"],
    ["Ibrahim", "İBRAHİM returns"],
    ["Weiß", "FRAU WEISS"],
    ["Weiss", "Frau Weiß"],
    ["Ruth", "Ruths Weg"],
    ["Ruth", "Ruth’s way"],
    ["Ann", "Anns Weg"],
    ["Al", "Al's way"],
    ["李雷", "李雷的故事"],
    ["김철수", "김철수의 이야기"],
    ["김철수", "김철수의".normalize("NFD")],
    ["李雷", `${"好".repeat(60)}李雷`],
    ["Jörg", "Joerg’s way"],
    ["Joerg", "Jörg"],
    ["Jörg", "JORG"],
    ["Søren", "Soeren"],
    ["Anna-Lena", "Annalena"],
    ["Annalena", "Anna‑Lena"],
    ["Anna-Lena", "Lena"],
    ["Éva O’Brien", "obrien"],
    ["Grace", "Saved by grace"],
  ])("%s is found in %j", (name, text) => {
    expect(holdsNameOf(text, name)).toBe(true);
  });

  it.each([
    ["Al", "Alone, as always"],
    ["Al", "Als ich allein war"],
    ["Ann", "Annabelle, and an annual"],
    ["Lee", "Leeds"],
    ["Chris", "Christ saved a Christian"],
    ["Ruth", "The truth"],
    ["Mark", "At the market"],
    ["A. B", "A b c"],
    ["가나", "각나"],
    ["", "Ruth"],
    ["Ruth", ""],
    [NOBODYS_NAME, "A former member"],
  ])("%s is not found in %j", (name, text) => {
    expect(holdsNameOf(text, name)).toBe(false);
  });
});

it.each([
  ["Jörg Weiß", "JOERG WEISS", true],
  ["Anna-Lena Berg", "Annalena Bergs Weg", true],
  ["Anna-Lena Berg", "Anna Lena Berg", true],
  ["Anna-Lena Berg", "Anna Berg", false],
  ["Jörg Weiß", "Jörg", false],
  ["Jörg", "Jörg", false],
  ["Anna M.", "Anna", false],
])("for %s, %j contains the full name: %s", (name, text, isFull) => {
  expect(holdsFullNameOf(text, name)).toBe(isFull);
});

it("a name must match the text's capitals, unless its bearer writes it in lower case", () => {
  expect(spellingsIn("Joerg’s JÖRG, jörg; Jörgs", "Jörg")).toEqual(["Joerg", "JÖRG", "Jörgs"]);
  expect(spellingsIn("joerg", "jörg")).toEqual(["joerg"]);
});

it.each([
  ["Grace Musterfrau", "By the grace of God.", false],
  ["Grace Musterfrau", "I am Grace, from Cologne.", true],
  ["Grace Musterfrau", "The Musterfraus at home", true],
  [NOBODYS_NAME, "A former member tells.", false],
])("for %s, %j mentions the name: %s", (name, text, isSpokenOf) => {
  expect(speaksOf(text, name)).toBe(isSpokenOf);
});
