import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { formStart, issueFormToken, readFormToken, submissionKey } from "./form-token";

jest.mock("next/dist/server/app-render/work-unit-async-storage.external", () => ({
  workUnitAsyncStorage: { getStore: jest.fn() },
}));

/** How long an open form stays valid, in seconds. */
const MAX_AGE_S = 48 * 60 * 60;

describe("a form's start", () => {
  it.each(["prerender-legacy", "request"])("states whether its token is shared by everybody: %s", (type) => {
    const page = { type, revalidate: 300, expire: 31_536_000 };
    jest.mocked(workUnitAsyncStorage.getStore as jest.Mock).mockReturnValue(page);
    const isShared = type === "prerender-legacy";
    expect(formStart()).toMatchObject({ isShared, typed: {}, outcome: null });
    expect(page.expire < MAX_AGE_S).toBe(isShared);
  });
});

describe("a form's token", () => {
  it("states when it was issued, and has a unique id", () => {
    const [one, other] = [readFormToken(issueFormToken(1_700_000_000_000)), readFormToken(issueFormToken())];
    expect(one?.issuedAt).toBe(1_700_000_000_000);
    expect(one?.id).toMatch(/^[\w-]{16}$/);
    expect(one?.id).not.toBe(other?.id);
  });

  it("is rejected when anything in it was changed", () => {
    const token = issueFormToken();
    const changed = Array.from(token, (character, index) => {
      const other = character === "a" ? "b" : "a";
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    // A signature's last character has two unused bits.
    for (const wrong of changed.slice(0, -1)) expect(readFormToken(wrong)).toBeNull();
  });

  it.each(["", ".", "..", "a.b.c", "x".repeat(10_000), `${"A".repeat(16)}.0.${"é".repeat(43)}`])(
    "is rejected when it is made up: %.20s",
    (token) => expect(readFormToken(token)).toBeNull(),
  );
});

describe("a submission's key", () => {
  const key = submissionKey("contact-us", "token", { name: "Ann", message: "Hello" });

  it("is the same for the same words in any order", () => {
    expect(submissionKey("contact-us", "token", { message: "Hello", name: "Ann" })).toBe(key);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["another form", submissionKey("volunteer", "token", { name: "Ann", message: "Hello" })],
    ["a form given out anew", submissionKey("contact-us", "other", { name: "Ann", message: "Hello" })],
    ["other words", submissionKey("contact-us", "token", { name: "Ann", message: "Hello!" })],
    ["words in another field", submissionKey("contact-us", "token", { name: "AnnHello", message: "" })],
  ])("differs for %s", (_, other) => {
    expect(other).not.toBe(key);
  });
});
