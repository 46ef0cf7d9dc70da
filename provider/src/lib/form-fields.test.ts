import {
  emailAddress,
  link,
  message,
  personName,
  phone,
  plainLine,
  plainText,
  recordedAt,
  checkbox,
} from "./form-fields";

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

  it("counts what is stored", () => {
    expect(message.parse(`  ${"x".repeat(10)}\u0000 `)).toHaveLength(10);
    expect(message.safeParse("x".repeat(11)).error?.issues[0]?.message).toBe("fields.tooLong");
  });

  it("counts an emoji as one character", () => {
    expect(message.safeParse("😀".repeat(10)).success).toBe(true);
    expect(message.safeParse("😀".repeat(11)).success).toBe(false);
  });

  it("accepts only text", () => {
    expect(message.safeParse(5).error?.issues[0]?.message).toBe("The field ‘message’ must be text.");
  });
});

describe("plainLine", () => {
  it("joins lines", () => {
    expect(plainLine("name", 100).parse("a\r\nBcc: b@example.org\t c")).toBe("a Bcc: b@example.org c");
  });
});

const email = emailAddress("Missing", "Invalid");
const problem = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe("emailAddress", () => {
  it.each(["a@example.org", " a.b+c@sub.example.co ", "o'brien@example.org", "A_b-c@EXAMPLE.ORG"])(
    "accepts %j",
    (given) => {
      expect(email.parse(given)).toBe(given.trim());
    },
  );

  it.each([
    "a",
    "a@b",
    "@example.org",
    ".a@example.org",
    "a.@example.org",
    "a..b@example.org",
    "a@-example.org",
    "a@example-.org",
    "a@example..org",
    "a b@example.org",
    "a@example.org,b@example.org",
    "a@example.org\nBcc: b@example.org",
    '"a"@example.org',
    "<a@example.org>",
  ])("refuses %j", (given) => {
    expect(problem(email.safeParse(given))).toBe("Invalid");
  });

  it("is required, and limited in length", () => {
    expect(problem(email.safeParse(undefined))).toBe("Missing");
    expect(problem(email.safeParse("  "))).toBe("Missing");
    expect(problem(email.safeParse(`${"a".repeat(243)}@example.org`))).toBe("fields.tooLong");
  });
});

describe("phone", () => {
  it.each(["", undefined, null, "+14155550123"])("accepts %j", (given) => {
    expect(phone.parse(given)).toBe(given ?? "");
  });

  it.each(["4155550123", "+1 415 555 0123", "+0123456789", "+1234567890123456", "call me"])(
    "refuses %j",
    (given) => {
      expect(problem(phone.safeParse(given))).toBe("fields.phoneInvalid");
    },
  );
});

describe("the other fields", () => {
  it("a name is required and has at most 200 characters", () => {
    expect(personName("Missing").parse(` Ruth  ${"x".repeat(195)}`)).toHaveLength(200);
    for (const unseen of [" \u0000 ", "\u200b\u2060", "\u3164"])
      expect(problem(personName("Missing").safeParse(unseen))).toBe("Missing");
    expect(problem(personName("Missing").safeParse("x".repeat(201)))).toBe("fields.tooLong");
  });

  it("a message is required and has at most 5000 characters", () => {
    expect(message("Missing").parse("a\n\nb")).toBe("a\n\nb");
    for (const unseen of [null, "\u200b\n\u00ad"])
      expect(problem(message("Missing").safeParse(unseen))).toBe("Missing");
    expect(problem(message("Missing").safeParse("x".repeat(5001)))).toBe("fields.tooLong");
  });

  it("a link has at most 2000 characters", () => {
    expect(link.parse("my-church")).toBe("my-church");
    expect(problem(link.safeParse("x".repeat(2001)))).toBe("fields.tooLong");
  });

  it("the place of recording may be empty, in three ways", () => {
    for (const given of ["null", "", undefined]) expect(recordedAt.parse(given)).toBe("");
    expect(recordedAt.parse("nullify")).toBe("nullify");
    expect(problem(recordedAt.safeParse("x".repeat(501)))).toBe("fields.tooLong");
  });

  it("a box is ticked only if it is true", () => {
    expect(checkbox.parse(true)).toBe(true);
    for (const given of [false, null, undefined]) expect(checkbox.parse(given)).toBe(false);
    for (const given of ["true", 1, {}]) expect(checkbox.safeParse(given).success).toBe(false);
  });
});
