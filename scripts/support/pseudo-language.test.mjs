import { parse } from "@formatjs/icu-messageformat-parser";
import english from "@/messages/en.json";
import { pseudoCatalogue, pseudoSentence } from "./pseudo-language.mjs";

it.each([
  ["Send", "[Šéññd]"],
  [" by {name} ", " [bý] {name} "],
  ["Read More<about> about {title}</about>", "[Řéáád Mmóřéé]<about> [ábóóútt] {title}</about>"],
  [
    "{count, plural, one {# story} other {# stories}}",
    "{count,plural,one{# [štóóřýý]} other{# [štóóřííéš]}}",
  ],
  ["{number, number, ::percent} · {time}", "{number, number, ::percent} · {time}"],
])("%s", (text, expected) => {
  expect(pseudoSentence(text)).toBe(expected);
});

const sentences = Object.entries(pseudoCatalogue(english)).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, text]) => /** @type {const} */ ([`${area}.${key}`, text])),
);

it.each(sentences)("%s can still be read", (_name, text) => {
  expect(() => parse(text)).not.toThrow();
});
