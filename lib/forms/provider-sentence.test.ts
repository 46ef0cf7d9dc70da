import { readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import { callProvider, ProviderError } from "@/lib/provider/client";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import english from "@/messages/en.json";
import spanish from "@/messages/es.json";
import { answerKey, providerSentence } from "./provider-sentence";

/** Formats compiled messages, as a build does. */
jest.mock("use-intl/format-message", () => jest.requireActual<object>("use-intl/format-message/format-only"));

jest.mock("next-intl/server", () => ({
  ...jest.requireActual<object>("next-intl/server"),
  getLocale: async () => "es",
  getMessages: async () => ({ answers: mockCompiled }),
}));

const mockCompiled = Object.fromEntries(
  Object.entries(spanish.answers).map(([key, text]) => [key, compile(text)]),
);

const PATH = "/add_contact_us";

const OWN = "The provider’s own words.";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

async function sentenceFor(refusal: object): Promise<string> {
  provider.answer(PATH, { status: 422, json: { status: "error", message: OWN, ...refusal } });
  const error: unknown = await callProvider(PATH).catch((failure: unknown) => failure);
  if (!(error instanceof ProviderError)) throw error;
  return providerSentence(error);
}

it.each([
  [{ code: "codes.invalid" }, "El código no es válido."],
  [
    { code: "codes.justSent", values: { unit: "minutes", count: 1 } },
    "Acabamos de enviar un código a esta dirección. Inténtelo de nuevo dentro de 1 minuto.",
  ],
  [
    { code: "codes.justSent", values: { unit: "seconds", count: 59 } },
    "Acabamos de enviar un código a esta dirección. Inténtelo de nuevo dentro de 59 segundos.",
  ],
  [
    { code: "fields.tooLong", values: { field: "email", max: 254 } },
    "La dirección de correo puede tener como máximo 254 caracteres.",
  ],
  [
    {
      code: "stories.tooLong",
      values: { minutes: 16, seconds: 1, longestMinutes: 15, longestSeconds: 0 },
    },
    "Este video dura 16 minutos y 1 segundo. Elija uno de 15 minutos como máximo.",
  ],
  [
    { code: "stories.fileUnknownFormat", values: { codec: "none" } },
    "No podemos leer el formato de este video. Expórtelo como MP4 y elija ese archivo.",
  ],
])("says in Spanish what %j names", async (refusal, words) => {
  expect(await sentenceFor(refusal)).toBe(words);
});

it("shows a message without a code as it is", async () => {
  expect(await sentenceFor({})).toBe(OWN);
});

it.each([
  "codes",
  "codes.other",
  "codes.invalid.more",
  "a.b.c",
  "",
  ".",
  "__proto__",
  "codes.__proto__",
  "constructor",
  "to.string",
  7,
  null,
  ["codes.invalid"],
  { code: "codes.invalid" },
])("shows a message with the unknown code %j as it is", async (code) => {
  expect(await sentenceFor({ code, values: { unit: "minutes", count: 1 } })).toBe(OWN);
});

it.each([
  undefined,
  null,
  7,
  [],
  {},
  { unit: "minutes" },
  { unit: "minutes", count: "a few" },
  { unit: "minutes", count: { valueOf: 1 } },
  { unit: ["minutes"], count: 1 },
  { unit: "constructor", count: 1 },
])("shows a message with the values %j, which its sentence can't have, as it is", async (values) => {
  expect(await sentenceFor({ code: "codes.justSent", values })).toBe(OWN);
});

it("never shows more of a value than a visitor reads", async () => {
  const values = { codec: "x".repeat(5000) };
  expect((await sentenceFor({ code: "stories.fileUnknownFormat", values })).length).toBeLessThanOrEqual(200);
});

const SAMPLE = {
  ...{ unit: "minutes", count: 2, field: "name", max: 3, min: 3, id: "7f3a", codec: "av1" },
  ...{ minutes: 16, seconds: 1, longestMinutes: 15, longestSeconds: 0 },
};

const { answers } = JSON.parse(readFileSync("provider/src/messages/en.json", "utf8")) as {
  answers: Record<string, Record<string, string>>;
};

const sentences = Object.entries(answers).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ code: `${area}.${name}`, text })),
);

it.each(sentences)("needs all that $code mentions", async ({ code, text }) => {
  const whole = await sentenceFor({ code, values: SAMPLE });
  expect(whole).not.toBe(OWN);
  expect(whole).not.toMatch(/NaN|undefined/);
  const mentioned = new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = ""]) => name));
  for (const name of mentioned)
    expect(await sentenceFor({ code, values: { ...SAMPLE, [name]: undefined } })).toBe(OWN);
});

it("says in English what the provider says", () => {
  const theirs = sentences.map(({ code, text }) => [answerKey(code), text]);
  expect(english.answers).toEqual(Object.fromEntries(theirs));
  expect(Object.keys(english.answers)).toHaveLength(theirs.length);
});
