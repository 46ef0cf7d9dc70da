import { consentIn } from "@lampstand/contract/consent-sentences";
import type { Language } from "@lampstand/contract/languages";
import { startFakeProvider, type Answer, type FakeProvider } from "@/lib/test-support/fake-provider";
import { submitTestimonyConsent } from "./submissions";

const PATH = "/add-join-us";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

beforeEach(() => {
  provider.requests.length = 0;
  jest.spyOn(console, "warn").mockReturnValue();
});

const values = {
  fullName: "Ann",
  email: "ann@example.org",
  recordedAt: "",
  phone: "",
  churchWebLink: "",
  agreeToUseTestimony: true,
  agreeToPromotions: false,
};

const submit = (consentLanguage: Language = "en") =>
  submitTestimonyConsent({ ...values, consentLanguage }, { idempotencyKey: "the-key", visitorAddress: null });

const sent = () => provider.requests.map(({ body }): unknown => JSON.parse(body));

const withConsents = { ...values, consents: [consentIn("agreeToUseTestimony", "en")] };

it.each<[string, Answer]>([
  ["a success", { status: 201, json: { status: "success" } }],
  ["no word of it", { status: 201, json: {} }],
  ["no JSON", { status: 201, raw: "" }],
  ["a word of no", { status: 201, json: { status: "error" } }],
])("status 201 accepts a testimony with %s", async (_, answer) => {
  provider.answer(PATH, answer);
  await submit();
  expect(sent()).toEqual([withConsents]);
});

it("sends the sentence in the language in which it was read, and English ones without their language", async () => {
  provider.answer(PATH, { status: 201, json: {} });
  await submit("es");
  await submit("en");
  const { purpose, version, sentence } = consentIn("agreeToUseTestimony", "es");
  expect(sentence).toContain("mi testimonio");
  expect(sent()).toEqual([
    { ...values, consents: [{ purpose, sentence, version, language: "es" }] },
    { ...values, consents: [{ purpose, sentence: expect.stringContaining("my testimony"), version }] },
  ]);
});

it.each<[number, string]>([
  [200, "malformed"],
  [202, "malformed"],
  [400, "refused"],
])("status %i does not accept a testimony", async (status, failure) => {
  const success = { status: "success", message: "Stored" };
  provider.answer(PATH, { status, json: status === 400 ? { status: "error" } : success });
  await expect(submit()).rejects.toMatchObject({ name: "ProviderError", failure, status });
  expect(sent()).toHaveLength(1);
});

it.each<[string, number, unknown]>([
  ["its sentence", 400, { message: '"consents" is not allowed' }],
  ["a list of problems", 422, { errors: [{ path: ["consents"], code: "unrecognized" }] }],
  ["a sentence that begins with it", 400, { status: "error", message: "Consents: not allowed" }],
  ["no name, as a validator", 400, { message: "body must NOT have additional properties" }],
  ["no name, as its own word", 422, { status: "error", message: "Unknown field." }],
  ["an error under 200", 200, { status: "error", message: "property consents should not exist" }],
])("a provider that refuses the consents in %s gets the rest", async (_, status, json) => {
  provider.answer(PATH, ({ body }) =>
    body.includes("consents") ? { status, json } : { status: 201, json: { status: "success" } },
  );
  await submit();
  expect(sent()).toEqual([withConsents, values]);
  const keys = provider.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual(["the-key", "the-key"]);
});

it.each<[string, number, string]>([
  ["anything else", 400, "The name is too long"],
  ["a sentence about another thing", 422, "This church is unknown. Please fill in the field."],
  ["too many", 429, "Too many consents"],
  ["words that have changed", 409, "The wording has changed. Please reload the page and read it again."],
  ["its own failure", 500, "The table consents is missing"],
])("a submission refused for %s is sent once", async (_, status, message) => {
  provider.answer(PATH, { status, json: { status: "error", message } });
  await expect(submit()).rejects.toMatchObject({ failure: "refused", providerMessage: message });
  expect(sent()).toHaveLength(1);
});
