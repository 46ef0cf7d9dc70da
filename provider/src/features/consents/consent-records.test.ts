import { agreedSentences, givenConsents } from "./consent-records";

const givenAt = new Date("2026-11-21T10:00:00.000Z");
const agreed = (purpose: string, sentence = `Sentence of ${purpose}`) => ({
  purpose,
  sentence,
  version: "2",
});

describe("givenConsents", () => {
  it("stores the sentence of each ticked box", () => {
    const given = givenConsents(
      { agreeToUseTestimony: true, agreeToPromotions: true },
      [
        agreed("agreeToPromotions"),
        agreed("agreeToUseTestimony"),
        agreed("agreeToUseTestimony", "A second one"),
      ],
      givenAt,
    );
    expect(given).toEqual([
      { ...agreed("agreeToUseTestimony"), givenAt: "2026-11-21T10:00:00.000Z" },
      { ...agreed("agreeToPromotions"), givenAt: "2026-11-21T10:00:00.000Z" },
    ]);
  });

  it("stores no sentence of an unticked box", () => {
    expect(givenConsents({ agreeToUseTestimony: false }, [agreed("agreeToUseTestimony")], givenAt)).toEqual(
      [],
    );
  });

  it("stores a box without its sentence if none was sent", () => {
    expect(givenConsents({ isAcceptUnrestricted: true }, [agreed("something else")], givenAt)).toEqual([
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
    ["a sentence too long", [agreed("a", "x".repeat(2001))]],
    ["too many", Array.from({ length: 21 }, () => agreed("a"))],
  ])("refuses %s", (_, given) => {
    expect(agreedSentences.safeParse(given).success).toBe(false);
  });

  it("accepts sentences for any purpose", () => {
    expect(agreedSentences.parse([agreed("unheard of")])).toEqual([agreed("unheard of")]);
  });
});
