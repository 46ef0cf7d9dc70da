import { issueFormToken } from "@/lib/forms/form-token";
import { MIN_FILL_MS, TOKEN_FIELD } from "@/lib/forms/site-forms";
import { type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { POST } from "./[form]/route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
let mockVisitor = 0;
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": `192.0.2.${mockVisitor}` }),
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
}));

const message = { name: "Ann", email: "ann@example.org", phoneNo: "", message: "Hello", recordedAt: "" };
const offer = { name: "Ann", email: "ann@example.org", phoneNumber: "", message: "I can drive." };
const consent = {
  ...{ fullName: "Ann", email: "ann@example.org", recordedAt: "", phone: "", churchWebLink: "" },
  ...{ agreeToUseTestimony: true, agreeToPromotions: false },
};

const TESTIMONY_FAILED = "Failed to submit the form. Please try again.";
const errorOccurred = (reason: string) => `An error occurred: ${reason}`;
const UNUSABLE = "our server sent an answer we couldn’t use. Please try again in a moment.";
const UNREACHABLE = "we couldn’t reach our server. Please try again in a moment.";

/** The forms of the contract’s own calls, each with its provider call and its wording for every kind of answer. */
const FORMS = [
  ["join-us", "/add-join-us", consent, () => TESTIMONY_FAILED, () => TESTIMONY_FAILED],
  ["contact-us", "/add_contact_us", message, (no: string) => `Failed to submit form: ${no}`, errorOccurred],
  ["volunteer", "/add_volunteer_contact_us", offer, errorOccurred, errorOccurred],
] as const;

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.reset();
  mockVisitor += 1;
});

const ripeToken = () => issueFormToken(Date.now() - MIN_FILL_MS);

async function send(form: string, fields: object, token = ripeToken()) {
  const request = new Request(`https://stories.example/api/forms/${form}`, {
    method: "POST",
    headers: { host: "stories.example", "content-type": "application/json" },
    body: JSON.stringify({ ...fields, [TOKEN_FIELD]: token, homepage: "" }),
  });
  const response = await POST(request, { params: Promise.resolve({ form }) });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, retryAfter: response.headers.get("retry-after") };
}

/** Returns what a form has sent to the provider so far. */
const stored = (call: string) =>
  provider.requests
    .filter(({ path }) => path === call)
    .map(({ headers, body }) => ({ key: headers["idempotency-key"], body: JSON.parse(body) as unknown }));

const refusal = (status: number) => ({ status, json: { status: "error", message: "The box is full." } });

describe.each(FORMS)("%s", (form, call, fields, refused, broken) => {
  it.each([
    [200, 422],
    [400, 422],
    [422, 422],
    [500, 502],
    [507, 507],
  ])("shows a refusal with status %i in the provider's words", async (answered, status) => {
    provider.answer(call, refusal(answered));
    expect(await send(form, fields)).toMatchObject({ status, message: refused("The box is full.") });
  });

  it.each([
    ["", 502],
    ["<h1>Bad gateway</h1>", 502],
    ["[]", 502],
    ['{"status":"error"}', 502],
    ["null", 502],
    ["<p>Hello</p>", 200],
    ["{}", 200],
  ])("shows its own words for the meaningless answer %p", async (raw, answered) => {
    provider.answer(call, { raw, status: answered });
    expect(await send(form, fields)).toMatchObject({ status: 502, message: broken(UNUSABLE) });
  });

  it("reports a dropped connection, and a retry uses the same key", async () => {
    const token = ripeToken();
    provider.answer(call, { fault: "close" });
    expect(await send(form, fields, token)).toMatchObject({ status: 503, message: broken(UNREACHABLE) });
    provider.answer(call, { status: 201, json: { status: "success", message: "Stored" } });
    expect(await send(form, fields, token)).toMatchObject({ status: 201 });
    const keys = new Set(stored(call).map(({ key }) => key));
    expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);

    const other = { ...fields, email: "other@example.org" };
    expect(await send(form, other, token)).toMatchObject({ status: 201 });
    expect(keys).not.toContain(stored(call).at(-1)?.key);
    expect(stored(call).at(-1)?.body).toMatchObject({ email: "other@example.org" });
  });
});

it("an empty recordedAt is sent as the string ‘null’", async () => {
  provider.answer("/add_contact_us", { status: 201, json: { status: "success", message: "Stored" } });
  await send("contact-us", message);
  expect(stored("/add_contact_us")).toEqual([
    { key: expect.any(String), body: { ...message, recordedAt: "null" } },
  ]);
});

it("shows a provider's limit with the time to wait", async () => {
  const raw = JSON.stringify({ status: "error", message: "Too many messages." });
  const headers = { "content-type": "application/json", "retry-after": "180" };
  provider.answer("/add_contact_us", { status: 429, raw, headers });
  expect(await send("contact-us", message)).toEqual({
    status: 429,
    message: "Failed to submit form: Too many messages. You can send it in 3 minutes.",
    retryAfter: "180",
  });
});
