import { z } from "zod";
import {
  amount,
  hashtagName,
  html,
  identifier,
  isoDate,
  link,
  media,
  parseItems,
  nonEmptyText,
  text,
} from "./fields";

const OTHER_KINDS = [undefined, null, 7, true, {}, ["text"]];

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

describe("a field of another type", () => {
  it.each(OTHER_KINDS)("becomes its type's empty value: %p", (value) => {
    expect(text.parse(value)).toBe("");
    expect(html.parse(value)).toBe("");
    expect(media.parse(value)).toBeNull();
    expect(link.parse(value)).toBeNull();
    expect(isoDate.parse(value)).toBeNull();
  });
});

it.each([
  ["Harvest", "Harvest"],
  ["#Harvest", "Harvest"],
  ["# #Harvest home", "Harvest home"],
])("removes the sign from a hashtag's name: %p", (name, expected) => {
  expect(hashtagName.parse(name)).toBe(expected);
  expect(hashtagName.safeParse("##").success).toBe(false);
});

describe("text", () => {
  it("is trimmed", () => expect(text.parse("  Hope \n")).toBe("Hope"));

  it.each(["\u200b", "\u00a0", "\u2003\ufeff", "\u200d\ufe0f", " \u00ad "])(
    "is empty if nothing would be visible: %j",
    (nothing) => {
      expect(text.parse(nothing)).toBe("");
      expect(nonEmptyText.safeParse(nothing).success).toBe(false);
    },
  );

  it("loses control characters, except line ends and tabs", () => {
    expect(text.parse("a\u0000b\u001b[31mc\u007fd\u0085e\n\tf\r\ng\rh")).toBe("ab[31mcde\n\tf\ng\nh");
  });
});

describe("html", () => {
  it("is sanitised", () => {
    expect(html.parse('<p onclick="alert(1)">Hope</p><script>alert(1)</script>')).toBe("<p>Hope</p>");
  });

  it.each(["", " ", "<p></p>", "<p>&nbsp;</p><br>", "<script>alert(1)</script>"])(
    "is empty if nothing would be visible: %p",
    (nothing) => expect(html.parse(nothing)).toBe(""),
  );
});

describe("link", () => {
  it.each([
    ["https://church.example/give", "https://church.example/give"],
    ["http://church.example/give", "http://church.example/give"],
    ["  https://church.example/a b  ", "https://church.example/a%20b"],
    ["HTTPS://Church.Example/Give", "https://church.example/Give"],
    ["/hashtag/featured", "/hashtag/featured"],
    ["/", "/"],
    ["/.//elsewhere.example", "/elsewhere.example"],
    ["/a/..//elsewhere.example", "/elsewhere.example"],
  ])("keeps %s", (given, expected) => {
    expect(link.parse(given)).toBe(expected);
  });

  it.each([
    "",
    " ",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "javascript://church.example/%0aalert(1)",
    "ftp://church.example/give",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox",
    "blob:https://church.example/1",
    "file:///etc/passwd",
    "mailto:help@church.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "///elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "/\t\\elsewhere.example",
    "https://",
    "http:",
    "church.example",
    "not a link",
  ])("drops %p", (given) => {
    expect(link.parse(given)).toBeNull();
  });
});

describe("media", () => {
  it.each([
    ["uploads/a.mp4", "https://media.example/uploads/a.mp4"],
    ["/uploads/a.mp4", "https://media.example/uploads/a.mp4"],
    ["https://cdn.example/a.mp4", "https://cdn.example/a.mp4"],
    ["javascript:alert(1)", null],
    ["data:image/svg+xml,<svg/>", null],
  ])("resolves %s", (given, expected) => {
    expect(media.parse(given)).toBe(expected);
  });
});

describe("amount", () => {
  it.each([
    [720, 720],
    ["720", 720],
    [9.5, 9.5],
    [0, null],
    [-1, null],
    ["wide", null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])("reads %p as %p", (given, expected) => {
    expect(amount.parse(given)).toBe(expected);
  });
});

describe("isoDate", () => {
  it.each(["2025-03-01", "2025-03-01T10:00:00.000Z"])("keeps %s", (date) => {
    expect(isoDate.parse(date)).toBe(date);
  });

  it.each(["", "soon", "2025-13-45"])("drops %p", (date) => {
    expect(isoDate.parse(date)).toBeNull();
  });
});

describe("identifier", () => {
  it.each([
    ["64af", "64af"],
    [64, "64"],
  ])("reads %p", (given, expected) => {
    expect(identifier.parse(given)).toBe(expected);
  });

  it.each(["", null, undefined, {}])("rejects %p", (given) => {
    expect(identifier.safeParse(given).success).toBe(false);
  });
});

describe("parseItems", () => {
  it("drops a malformed item, logs it without its content, and keeps the others in order", () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    const schema = z.object({ name: z.string() });
    const items = [{ name: "a" }, { name: 5, email: "someone@church.example" }, null, { name: "b" }];

    expect(parseItems("things", schema, items)).toEqual([{ name: "a" }, { name: "b" }]);

    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
    expect(lines).toEqual([
      { level: "warning", event: "malformed-item-dropped", area: "things", index: 1, fields: ["name"] },
      { level: "warning", event: "malformed-item-dropped", area: "things", index: 2, fields: [""] },
    ]);
    warn.mockRestore();
  });
});
