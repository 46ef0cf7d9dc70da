import { agreedSentences, givenConsents } from "./consent-records";

const givenAt = new Date("2026-11-21T10:00:00.000Z");
const told = (purpose: string, sentence = `Sentence of ${purpose}`) => ({ purpose, sentence, version: "2" });

describe("givenConsents", () => {
  it("keeps the sentence beside each box that was ticked", () => {
    const given = givenConsents(
      { agreeToUseTestimony: true, agreeToPromotions: true },
      [told("agreeToPromotions"), told("agreeToUseTestimony"), told("agreeToUseTestimony", "A second one")],
      givenAt,
    );
    expect(given).toEqual([
      { ...told("agreeToUseTestimony"), givenAt: "2026-11-21T10:00:00.000Z" },
      { ...told("agreeToPromotions"), givenAt: "2026-11-21T10:00:00.000Z" },
    ]);
  });

  it("keeps no sentence whose box was not ticked", () => {
    expect(givenConsents({ agreeToUseTestimony: false }, [told("agreeToUseTestimony")], givenAt)).toEqual([]);
  });

  it("keeps a box whose sentence was not told", () => {
    expect(givenConsents({ isAcceptUnrestricted: true }, [told("something else")], givenAt)).toEqual([
      { purpose: "isAcceptUnrestricted", sentence: "", version: "unknown", givenAt: givenAt.toISOString() },
    ]);
  });
});

describe("agreedSentences", () => {
  it.each([
    ["no list", { purpose: "a" }],
    ["a list of something else", ["a"]],
    ["a sentence that is no text", [{ purpose: "a", sentence: 1 }]],
    ["a sentence without purpose", [{ sentence: "a" }]],
    ["a sentence too long", [told("a", "x".repeat(2001))]],
    ["too many", Array.from({ length: 21 }, () => told("a"))],
  ])("refuses %s", (_, given) => {
    expect(agreedSentences.safeParse(given).success).toBe(false);
  });

  it("reads sentences of any purpose", () => {
    expect(agreedSentences.parse([told("unheard of")])).toEqual([told("unheard of")]);
  });
});
