import { speaksOfSelfHarm } from "./distress";

it.each([
  "I want to die",
  "i don’t want to  live anymore",
  "I am going to kill myself.",
  "Sometimes I cut myself",
  "They would be better off without me",
  "SUICIDE",
  "Ich möchte mich umbringen",
  "Ich will nicht mehr leben",
  "Ich könnte mir etwas antun",
  "J’ai envie de mourir",
  "Quiero morir, no puedo más",
  "Não quero mais viver",
])("%s speaks of self-harm", (words) => {
  expect(speaksOfSelfHarm(words)).toBe(true);
});

it.each([
  "",
  "I would like to talk about baptism.",
  "My father died last year, and I miss him.",
  "How can I live as a Christian at work?",
  "Ich möchte über mein Leben reden.",
  "Je veux vivre ma foi.",
  "I hurt my knee",
])("%s does not speak of self-harm", (words) => {
  expect(speaksOfSelfHarm(words)).toBe(false);
});
