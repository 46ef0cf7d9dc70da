import {
  type Answering,
  oneAfterAnother,
  saying,
  startTranslationServer,
  status,
  translating,
} from "../../test-support/translation-server";
import type { translateTexts as Translate } from "./translate";

let services: Awaited<ReturnType<typeof startTranslationServer>>;
let translateTexts: typeof Translate;

beforeAll(async () => {
  services = await startTranslationServer();
  process.env.TRANSLATE_URL = `${services.url}/v1`;
  process.env.TRANSLATE_KEY = "the-key-of-the-service";
  process.env.TRANSLATE_MODEL = "a-model";
  ({ translateTexts } = await import("./translate"));
});

afterAll(() => services.stop());
afterEach(() => jest.restoreAllMocks());

const ask = (texts: readonly string[], signal?: AbortSignal) =>
  translateTexts({ texts, from: "en", to: "pt-BR", signal });

it("numbered texts are translated in order, and blank ones aren't sent", async () => {
  services.answers(translating((text) => text.toUpperCase()));
  expect(await ask(["one", " ", "two", "", "three"])).toEqual({ texts: ["ONE", " ", "TWO", "", "THREE"] });
  expect(services.questions).toEqual([
    {
      authorization: "Bearer the-key-of-the-service",
      model: "a-model",
      instructions: expect.stringContaining("from English (en) to Brazilian Portuguese (pt-BR)"),
      texts: { 1: "one", 2: "two", 3: "three" },
      complaint: "",
    },
  ]);
  expect(await ask([])).toEqual({ texts: [] });
});

it("many or long texts are sent in batches, a long one on its own", async () => {
  services.answers(translating((text) => text.toUpperCase()));
  const many = Array.from({ length: 90 }, (_, index) => `text ${index}`);
  expect(await ask(many)).toEqual({ texts: many.map((text) => text.toUpperCase()) });
  expect(services.questions.map(({ texts }) => Object.keys(texts).length)).toEqual([40, 40, 10]);

  services.answers(translating((text) => text));
  const long = [2_000, 1_900, 9_000, 10].map((length) => "x".repeat(length));
  expect(await ask(long)).toEqual({ texts: long });
  expect(services.questions.map(({ texts }) => Object.keys(texts).length)).toEqual([2, 1, 1]);
});

it.each([
  ["one text", ["x".repeat(10_001)]],
  ["all together", Array.from({ length: 31 }, () => "x".repeat(9_900))],
])("too long a text isn't sent: %s", async (_, texts) => {
  services.answers(translating((text) => text));
  expect(await ask(texts)).toEqual({ problem: "This text is too long for the translation service." });
  expect(services.questions).toEqual([]);
});

it("an answer with a missing text is asked for again, and the model learns why", async () => {
  const right = translating((text) => text.toUpperCase());
  services.answers(oneAfterAnother(saying('{"1":"ONE"}'), saying("Sorry"), right));
  expect(await ask(["one", "two"])).toEqual({ texts: ["ONE", "TWO"] });
  expect(services.questions.map(({ complaint }) => complaint)).toEqual([
    "",
    "Your last answer can’t be used. Number 2 is missing or empty. Please answer again.",
    "Your last answer can’t be used. It isn’t a JSON object with a string for each number. Please answer again.",
  ]);
});

it("three wrong answers are enough", async () => {
  services.answers(saying('{"1":"ONE"}'));
  expect(await ask(["one", "two"])).toEqual({
    problem:
      "The translation service’s answer was incomplete three times. Its model (TRANSLATE_MODEL) may be too small.",
  });
  expect(services.questions).toHaveLength(3);
});

const UNREADABLE = "There’s something else than a translation service at TRANSLATE_URL.";

it.each<[string, Answering, string]>([
  ["the wrong key", status(401), "The translation service rejected the key (TRANSLATE_KEY)."],
  [
    "a wrong model",
    status(404),
    "There’s no translation service at TRANSLATE_URL, or it doesn’t have the model TRANSLATE_MODEL.",
  ],
  [
    "too many questions",
    status(429),
    "The translation service is busy, or your quota is used up. Try again later.",
  ],
  ["a fault", status(500, "<html>"), "The translation service failed (status 500). Try again later."],
  [
    "a redirect",
    status(307, "", { location: "/v1/chat/completions" }),
    "The translation service rejected the request (status 307).",
  ],
  ["a web page", status(200, "<html>Welcome"), UNREADABLE],
  ["other JSON", status(200, '{"choices":[]}'), UNREADABLE],
  ["no end", status(200, "x".repeat(600_000)), "The translation service’s answer was too large."],
  [
    "a line that breaks",
    (response) => response.destroy(),
    "We couldn’t reach the translation service (TRANSLATE_URL).",
  ],
])("staff read about %s, and nothing is asked again", async (_, answer, problem) => {
  services.answers(answer);
  expect(await ask(["one"])).toEqual({ problem });
  expect(services.questions).toHaveLength(1);
});

/** Sends a little again and again, and never ends. */
const endless: Answering = (response) => {
  const timer = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(timer));
};

it("a service that never ends its answer is given up", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
  services.answers(endless);
  expect(await ask(["one"])).toEqual({
    problem: "The translation service didn’t answer within 3 minutes.",
  });
  expect(limit).toHaveBeenCalledWith(180_000);
});

it("a question ends when nobody needs its answer any more", async () => {
  services.answers(endless);
  const reason = new Error("The work was deleted");
  const needed = new AbortController();
  const asked = ask(["one"], needed.signal);
  setTimeout(() => needed.abort(reason), 50);
  await expect(asked).rejects.toBe(reason);
});

it("says so if there is no service", async () => {
  delete process.env.TRANSLATE_URL;
  jest.resetModules();
  const without = await import("./translate");
  expect(await without.translateTexts({ texts: ["one"], from: "en", to: "es" })).toEqual({
    problem: "No translation service is set up. Set TRANSLATE_URL to use one.",
  });
});
