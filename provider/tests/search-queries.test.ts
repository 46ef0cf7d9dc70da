import { startProvider } from "./support/provider";
import { expectFailure } from "./support/read";
import { searchOf } from "./support/search";

const { request } = await startProvider();
const { search, slugs } = searchOf(request);

const HOSTILE = [
  "",
  " ",
  '"',
  "'",
  "\\",
  "a' OR '1'='1",
  "lamp AND",
  "NEAR(lamp knock, 2)",
  "title:lamp",
  "^lamp",
  "lamp*",
  "lamp -knock",
  "lamp & | ! <-> knock:*A",
  "(((((",
  "a\0b",
  "\uD800 lamp",
  "🙏".repeat(100),
  "é".repeat(100),
  "a ".repeat(50),
  "x".repeat(100),
  "%00%27",
  "<script>alert(1)</script>",
  "; DROP TABLE search_entries; --",
  "مرحبا 你好 สวัสดี नमस्ते",
];

it("answers any query", async () => {
  for (const query of HOSTILE) await search(query);
  expect(await slugs('"one" lamp*')).toContain("one-lamp-and-then-a-knock");
  await expectFailure(request, `/search?q=${"🙏".repeat(101)}`, 400);
  await expectFailure(request, `/search?q=${"x".repeat(5_000)}`, 400);
  await expectFailure(request, "/search", 400);
});

it("is limited per address", async () => {
  const answers = await Promise.all(Array.from({ length: 700 }, () => request.get("/search?q=")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
