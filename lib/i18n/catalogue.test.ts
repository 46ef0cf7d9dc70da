import compile from "icu-minify/compile";
import messages from "@/messages/en.json";

const sentences = Object.entries(messages).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ name: `${area}.${key}`, text })),
);

it.each(sentences)("$name is a message that can be formatted", ({ text }) => {
  expect(() => compile(text)).not.toThrow();
});

it.each(sentences)("$name has typographic quotes and no space around it", ({ text }) => {
  expect(text).not.toMatch(/["`]|(?<=\p{L})'|^\s|\s$/u);
  expect(text).not.toBe("");
});

it("lists each area's messages by their keys", () => {
  for (const texts of Object.values(messages))
    expect(Object.keys(texts)).toEqual([...Object.keys(texts)].sort());
});
