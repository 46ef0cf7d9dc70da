import { agreedSentences, givenConsents } from "./consent-records";

const givenAt = new Date("2026-11-21T10:00:00.000Z");
const told = (purpose: string, sentence = `Sentence of ${purpose}`) => ({ purpose, sentence, version: "2" });

describe("givenConsents", () => {
  it("stores the sentence of each ticked box", () => {
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

  it("stores no sentence of an unticked box", () => {
    expect(givenConsents({ agreeToUseTestimony: false }, [told("agreeToUseTestimony")], givenAt)).toEqual([]);
  });

  it("stores a box without its sentence if none was sent", () => {
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

  it("accepts sentences for any purpose", () => {
    expect(agreedSentences.parse([told("unheard of")])).toEqual([told("unheard of")]);
  });
});
