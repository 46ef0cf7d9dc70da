import { withoutNames } from "./names";

const ANN = ["Ann Lee", "Ann", "Lee"];

describe("withoutNames", () => {
  it.each([
    ["Ann Lee: from grief to hope", "Somebody: from grief to hope"],
    ["How Ann found hope, by Lee", "How Somebody found hope, by Somebody"],
    ["Ann  Lee and Ann", "Somebody and Somebody"],
    ["Annabelle and Leeds stay, Ann’s goes", "Annabelle and Leeds stay, Somebody’s goes"],
    ["A lee shore, an annual", "A lee shore, an annual"],
    ["ANN LEE and ann  lee", "Somebody and Somebody"],
    ["Joann Lee, Ann Leeds", "Joann Somebody, Somebody Leeds"],
    ["", ""],
  ])("turns %j into %j", (text, expected) => {
    expect(withoutNames(text, ANN)).toBe(expected);
  });

  it("finds names that their bearer wrote in lower case", () => {
    const ann = ["ann lee", "ann", "lee"];
    expect(withoutNames("Ann Lee: from grief to hope", ann)).toBe("Somebody: from grief to hope");
    expect(withoutNames("How Ann, or ann, found Annabelle", ann)).toBe(
      "How Somebody, or Somebody, found Annabelle",
    );
    expect(withoutNames("\u00c9va l\u00e1tta", ["\u00e9va"])).toBe("Somebody l\u00e1tta");
  });

  it("takes names literally", () => {
    expect(withoutNames("A. (B) said $1", ["A. (B)", ""])).toBe("Somebody said $1");
    expect(withoutNames("\u00c9va l\u00e1tta, \u00c9vad", ["\u00c9va"])).toBe(
      "Somebody l\u00e1tta, \u00c9vad",
    );
    expect(withoutNames("Nobody", ["", " "])).toBe("Nobody");
  });

  it.each([
    ["Ren\u00e9", "How Rene\u0301 and Rene found hope", "How Somebody and Somebody found hope"],
    ["Ruth", "R·u\u00adth, R\u200buth, Ruths, RUTH’S way", "Somebody, Somebody, Somebody, Somebody’S way"],
    ["Weiß", "WEISS wei\u00df", "Somebody wei\u00df"],
    ["Jörg", "Joergs Weg", "Somebody Weg"],
    ["Anna-Lena", "Annalena and Anna‑Lena", "Somebody and Somebody"],
    ["Grace", "Saved by grace, says Grace", "Saved by grace, says Somebody"],
    ["Chris", "Christ and Christopher, not Chris", "Christ and Christopher, not Somebody"],
    ["李雷", "李\u200b雷的故事", "Somebody的故事"],
    ["李(雷", "[李(雷]", "[Somebody]"],
    ["김철수", "김철수의 길".normalize("NFD"), "Somebody의 길"],
  ])("finds %s in any spelling", (name, text, expected) => {
    expect(withoutNames(text, [name])).toBe(expected);
  });
});
