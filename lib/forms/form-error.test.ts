import { ProviderError, type ProviderFailure } from "@/lib/provider/client";
import { FORM_WORDING } from "./form-wording";
import { errorMessage, formError, memberError, providerRefusal } from "./form-error";

const OURS = "reelsNotLoaded";

const refusalOf = (failure: ProviderFailure, details: ConstructorParameters<typeof ProviderError>[2] = {}) =>
  providerRefusal(new ProviderError(failure, "/call", details), OURS);

it.each([
  ["unreachable", undefined, 503],
  ["timeout", undefined, 503],
  ["malformed", undefined, 502],
  ["malformed", 200, 502],
  ["refused", 500, 502],
  ["refused", 503, 502],
  ["refused", 200, 422],
  ["refused", 400, 422],
  ["missing", 404, 422],
  ["refused", 429, 429],
] as const)("a provider error %s with status %p becomes %i", async (failure, status, expected) => {
  expect((await refusalOf(failure, { status })).status).toBe(expected);
});

it("states when to try again", async () => {
  const hintOf = async (...refusal: Parameters<typeof refusalOf>) =>
    (await refusalOf(...refusal)).headers?.["Retry-After"];
  expect(await hintOf("timeout")).toMatch(/^\d+$/);
  expect(await hintOf("refused", { status: 429, retryAfter: "30" })).toBe("30");
  expect(await hintOf("refused", { status: 429, retryAfter: null })).toBeUndefined();
  expect(await hintOf("refused", { status: 400 })).toBeUndefined();
});

it.each([
  ["the provider's own", "Choose fewer.", "Choose fewer."],
  ["this one where it gave none", "", { key: OURS }],
  ["as much of it as a visitor reads", "word ".repeat(100), `${"word ".repeat(38)}word…`],
])("shows a sentence: %s", async (_, message, expected) => {
  expect((await refusalOf("refused", { message, status: 400 })).message).toEqual(expected);
});

it.each([
  ["a form", formError],
  ["a member's call", memberError],
])("shows in %s the provider's own words when it has no room", async (_, errorOf) => {
  const full = new ProviderError("refused", "/call", { status: 507, message: "There is no room." });
  expect(await errorOf(full)).toEqual({ status: 507, reason: "There is no room." });
  const failed = new ProviderError("refused", "/call", { status: 500, message: "Something went wrong." });
  expect(await errorOf(failed)).toMatchObject({ status: 502, reason: "Something went wrong." });
});

it("begins a reason that stands alone with a capital letter", async () => {
  const messageOf = (form: keyof typeof FORM_WORDING) =>
    errorMessage({ status: 422, reason: { key: "fieldsWrong" } }, FORM_WORDING[form]);
  expect(await messageOf("conversation")).toBe("Some fields need correcting.");
  expect(await messageOf("talk")).toBe("An error occurred: some fields need correcting.");
});

describe("a slow provider", () => {
  const late = new ProviderError("timeout", "/call");
  const messageOf = async (form: keyof typeof FORM_WORDING) =>
    errorMessage(await formError(late), FORM_WORDING[form]);
  const again =
    "It may have arrived anyway. We kept what you typed, and sending it again unchanged won’t create a second one.";

  it.each([
    ["join-us", `Failed to submit the form. Please try again. ${again}`],
    ["contact-us", `An error occurred: we haven’t had an answer yet. Please try again in a moment. ${again}`],
    ["volunteer", `An error occurred: we haven’t had an answer yet. Please try again in a moment. ${again}`],
  ] as const)("is not called unreachable when somebody sends %s", async (form, sentence) => {
    expect((await formError(late)).status).toBe(504);
    expect(await messageOf(form)).toBe(sentence);
  });
});
