import { normalizeMemberEmail } from "./member-fields";

describe("normalizeMemberEmail", () => {
  it.each([
    ["ann@example.org", "ann@example.org"],
    ["  Ann.Lee+News@EXAMPLE.Org\n", "ann.lee+news@example.org"],
    ["ann@b\u00fccher.example", "ann@xn--bcher-kva.example"],
    ["ann@bu\u0308cher.example", "ann@xn--bcher-kva.example"],
    ["ann@XN--BCHER-KVA.example", "ann@xn--bcher-kva.example"],
    ["\uff41\uff4e\uff4e@example\uff0eorg", "ann@example.org"],
    ["ann@example\u3002org", "ann@example.org"],
    ["ann@\u0440\u0444.\u0440\u0444", "ann@xn--p1ai.xn--p1ai"],
    ["o'brien@example.org", "o'brien@example.org"],
    // The Kelvin sign normalizes to K: the mail goes there too.
    ["\u212aate@example.org", "kate@example.org"],
  ])("takes %j for %s", (typed, address) => {
    expect(normalizeMemberEmail(typed)).toBe(address);
    expect(normalizeMemberEmail(address)).toBe(address);
  });

  it.each([
    "",
    "ann",
    "@example.org",
    "ann@",
    "ann@example",
    "ann@example.1",
    "ann@127.0.0.1",
    "ann@[::1]",
    "ann@exa mple.org",
    "ann@example.org:25",
    "ann@example.org/ben",
    "ann@example%2eorg",
    "ann@ben@example.org",
    "ann,ben@example.org",
    '"ann"@example.org',
    "Ann <ann@example.org>",
    ".ann@example.org",
    "ann.@example.org",
    "a..nn@example.org",
    "ann@example..org",
    "ann@-example.org",
    "\u0430nn@example.org",
    "an\u0000n@example.org",
    "ann@example.org\r\nBcc: ben@example.org",
    `${"a".repeat(65)}@example.org`,
    `ann@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.org`,
    "ann@\ud800.org",
  ])("refuses %j", (typed) => {
    expect(normalizeMemberEmail(typed)).toBeNull();
  });
});
