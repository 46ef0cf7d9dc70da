import fc from "fast-check";

import { readTranslations } from "./read-translations";

const ORIGINALS = ["Hello.", "Goodbye."];
const error = (answer: string, originals: readonly string[] = ORIGINALS) => {
  const read = readTranslations(answer, originals);
  return "error" in read ? read.error : read.texts;
};

it.each([
  ["plain", '{"1":"Hola.","2":"Adiós."}'],
  ["in any order", '{"2":"Adiós.","1":" Hola. "}'],
  ["in a fence", '```json\n{"1":"Hola.",\n"2":"Adiós."}\n```'],
  ["after some words", 'Here you are: {"1":"Hola.","2":"Adiós."} Anything else?'],
])("numbered texts are read: %s", (_, answer) => {
  expect(readTranslations(answer, ORIGINALS)).toEqual({ texts: ["Hola.", "Adiós."] });
});

it.each([
  ["no JSON", "Hola. Adiós.", /isn’t a JSON object/],
  ["JSON that was cut off", '{"1":"Hola.","2":"Adi', /isn’t a JSON object/],
  ["a list", '["Hola.","Adiós."]', /isn’t a JSON object/],
  ["texts that aren't strings", '{"1":"Hola.","2":{"text":"Adiós."}}', /isn’t a JSON object/],
  ["nothing", "", /isn’t a JSON object/],
  ["a missing number", '{"1":"Hola. Adiós."}', /^Number 2 is missing or empty/],
  ["numbers from 0", '{"0":"Hola.","1":"Adiós."}', /^Number 2 is missing or empty/],
  ["an empty text", '{"1":"Hola.","2":" \\u200b"}', /^Number 2 is missing or empty/],
  ["an extra number", '{"1":"Hola.","2":"Adiós.","3":"Amén."}', /other numbers than 1 to 2/],
  ["an extra name", '{"1":"Hola.","2":"Adiós.","note":"Formal"}', /other numbers than 1 to 2/],
  ["an endless text", JSON.stringify({ 1: "Hola.", 2: "x".repeat(1000) }), /^Number 2 is far longer/],
])("%s is refused, by name", (_, answer, sentence) => {
  expect(error(answer)).toMatch(sentence);
});

describe("tags, placeholders and addresses", () => {
  const original = 'See <a href="https://x.org/a">our <b>page</b></a>, {name}, or https://x.org/b.';
  const check = (text: string) => error(JSON.stringify({ 1: text }), [original]);

  it("may move, also within a sentence of another script", () => {
    const moved = '{name}，请看 https://x.org/b，或<a href="https://x.org/a">我们的<b>网页</b></a>。';
    expect(check(moved)).toEqual([moved]);
  });

  it.each([
    ["is lost", "Ver nuestra página, {name}, o https://x.org/b."],
    ["is translated", 'Ver <a href="https://x.org/a">la <b>página</b></a>, {nombre}, o https://x.org/b.'],
    ["leads elsewhere", 'Ver <a href="https://evil.org">la <b>página</b></a>, {name}, o https://x.org/b.'],
    ["is an extra", `${original} <script>`],
    ["is an extra address", `${original} https://evil.org`],
  ])("are refused if one %s", (_, text) => {
    expect(check(text)).toContain("must keep exactly these tags, placeholders and addresses: <a href");
  });

  it("are refused if a tag closes before it opens", () => {
    expect(error('{"1":"</b>Hola<b>"}', ["<b>Hello</b>"])).toContain("closes before it opens");
    expect(error('{"1":"<b><i>Hola</b></i>"}', ["<b><i>Hello</i></b>"])).toContain("closes before it opens");
    expect(error('{"1":"<p>Hola<br>tú</p>"}', ["<p>Hello<br>you</p>"])).toEqual(["<p>Hola<br>tú</p>"]);
  });
});

const texts = fc.array(
  fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => /[a-z]/i.test(text)),
  { minLength: 1, maxLength: 8 },
);
const numbered = (list: readonly string[]) => list.map((text, index) => [String(index + 1), text] as const);

it("accepts exactly the numbers that were asked for, whatever the texts are", () => {
  fc.assert(
    fc.property(texts, fc.nat(), (originals, at) => {
      const entries = numbered(originals);
      const answer = (list: readonly (readonly [string, string])[]) =>
        JSON.stringify(Object.fromEntries(list));
      expect(error(answer(entries), originals)).toEqual(originals.map((text) => text.trim()));
      expect(error(answer(entries.toSpliced(at % entries.length, 1)), originals)).toMatch(/^(Number|It )/);
      expect(error(answer([...entries, ["0", "more"]]), originals)).toMatch(/other numbers/);
    }),
  );
});

it("never fails, whatever a model answers", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (answer) => {
      const read = readTranslations(answer, ["Hello."]);
      expect("error" in read || read.texts.length === 1).toBe(true);
    }),
  );
});
