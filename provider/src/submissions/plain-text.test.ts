import { plainLine, plainText } from "./plain-text";

describe("plainText", () => {
  const message = plainText("message", 10);

  it.each([
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["space around it", "  a b ", "a b"],
    ["every kind of line break", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["control characters", "a\u0000b\u0007\u001b[c\u0085", "ab[c"],
    ["half a character", "a\ud800", "a\ufffd"],
  ])("tidies %s", (_, given, expected) => {
    expect(message.parse(given)).toBe(expected);
  });

  it("counts what is kept", () => {
    expect(message.parse(`  ${"x".repeat(10)}\u0000 `)).toHaveLength(10);
    expect(message.safeParse("x".repeat(11)).error?.issues[0]?.message).toBe(
      "The message may have at most 10 characters.",
    );
  });

  it("takes nothing but text", () => {
    expect(message.safeParse(5).error?.issues[0]?.message).toBe("The message must be text.");
  });
});

describe("plainLine", () => {
  it("makes one line", () => {
    expect(plainLine("name", 100).parse("a\r\nBcc: b@example.org\t c")).toBe("a Bcc: b@example.org c");
  });
});
