import type { MemberCall } from "@/lib/auth/call-wording";
import { type Answer, type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { POST } from "./[call]/route";

jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
let mockVisitor = 0;
const mockSet = jest.fn();
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": `192.0.2.${mockVisitor}` }),
  cookies: async () => ({ get: () => undefined, set: mockSet }),
}));

const EMAIL = { email: "ann@example.org" };
const ANN = { firstName: "Ann", lastName: "Lee", ...EMAIL };
const OTP = { otp: "654321" };

const UNREACHABLE = "we couldn’t reach our server. Please try again in a moment.";
const UNUSABLE = "our server sent an answer we couldn’t use. Please try again in a moment.";
const alone = (reason: string) => reason.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The wording for an answer with a message, for one without, and for an unusable one. */
type Wording = { sentence: string; bare: string; broken: (reason: string) => string };

const CALLS: [call: MemberCall, path: string, fields: object, wording: Wording][] = [
  [
    "generate-otp",
    "/generate-otp",
    EMAIL,
    { sentence: "The box is full.", bare: "User not found.", broken: alone },
  ],
  [
    "resend-otp",
    "/generate-otp",
    EMAIL,
    {
      sentence: "Failed to resend OTP. The box is full.",
      bare: "Failed to resend OTP.",
      broken: () => "Error resending OTP.",
    },
  ],
  [
    "verify-otp",
    "/verify-otp",
    { ...EMAIL, ...OTP },
    { sentence: "The box is full.", bare: "Invalid OTP.", broken: () => "Error verifying OTP." },
  ],
  [
    "generate-otp-signup",
    "/generate-otp-signup",
    ANN,
    { sentence: "The box is full.", bare: "We couldn’t send a code to this address.", broken: alone },
  ],
  [
    "resend-otp-signup",
    "/generate-otp-signup",
    ANN,
    {
      sentence: "Error resending OTP: The box is full.",
      bare: "Error resending OTP: it was refused.",
      broken: (reason) => `Error resending OTP: ${reason}`,
    },
  ],
  [
    "signup",
    "/signup",
    { ...ANN, ...OTP },
    {
      sentence: "Error verifying OTP: The box is full.",
      bare: "Error verifying OTP: Invalid OTP.",
      broken: (reason) => `Error verifying OTP: ${reason}`,
    },
  ],
];

const no = (message: string, status: number): Answer => ({ status, json: { status: "error", message } });

const ANSWERS: [kind: string, answer: Answer, status: number, becomes: "sentence" | "bare" | "broken"][] = [
  ["400 with a sentence", no("The box is full.", 400), 422, "sentence"],
  ["401 with a sentence", no("The box is full.", 401), 401, "sentence"],
  ["404 with a sentence", no("The box is full.", 404), 404, "sentence"],
  ["409 with a sentence", no("The box is full.", 409), 409, "sentence"],
  ["500 with a sentence", no("The box is full.", 500), 502, "sentence"],
  ["an error under 200", no("The box is full.", 200), 422, "sentence"],
  ["success: false under 200", { json: { success: false, message: "The box is full." } }, 422, "sentence"],
  ["401 without a sentence", { status: 401, json: { status: "error" } }, 401, "bare"],
  ["an error without a sentence under 200", { json: { status: "error" } }, 422, "bare"],
  ["404 without JSON", { status: 404, raw: "<h1>Not found</h1>" }, 404, "bare"],
  ["500 without a sentence", { status: 500, json: {} }, 502, "broken"],
  ["a page of HTML", { raw: "<h1>Welcome</h1>" }, 502, "broken"],
  ["a bad gateway", { status: 502, raw: "<h1>Bad gateway</h1>" }, 502, "broken"],
  ["a body without a status", { json: {} }, 502, "broken"],
  ["a list", { json: [] }, 502, "broken"],
  ["a connection that breaks off", { fault: "close" }, 503, "broken"],
];

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.SESSION_SECRET = "the secret of the sessions";
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.reset();
  mockSet.mockReset();
  mockVisitor = (mockVisitor + 1) % 250;
});

async function send(call: MemberCall, fields: object) {
  const request = new Request(`https://stories.example/api/members/${call}`, {
    method: "POST",
    headers: { host: "stories.example", "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  const response = await POST(request, { params: Promise.resolve({ call }) });
  const answer = (await response.json()) as { status: string; message: string; member?: unknown };
  return { status: response.status, answer, retryAfter: response.headers.get("retry-after") };
}

const cookiesSet = () => mockSet.mock.calls.map(([name]: unknown[]) => name);

describe.each(CALLS)("%s", (call, path, fields, wording) => {
  it.each(ANSWERS)("answers %s with the site’s wording", async (kind, answer, status, becomes) => {
    provider.answer(path, answer);
    const reason = status === 503 ? UNREACHABLE : UNUSABLE;
    const message = becomes === "broken" ? wording.broken(reason) : wording[becomes];
    const response = await send(call, fields);
    expect([response.status, response.answer]).toEqual([status, { status: "error", message }]);
    expect(cookiesSet()).not.toContain("session");
  });
});

it.each<[kind: string, data: object]>([
  ["a success without a member", {}],
  ["a member without an id", { firstName: "Ann" }],
  ["an id of 5000 characters", { _id: "i".repeat(5000) }],
])("%s does not start a session", async (_, data) => {
  provider.answer("/verify-otp", { json: { status: "success", data } });
  expect((await send("verify-otp", { ...EMAIL, ...OTP })).status).toBe(502);
  expect(cookiesSet()).not.toContain("session");
});

it.each<[data: unknown]>([
  [{ _id: 7, firstName: null, lastName: 3, local: null }],
  [{ data: { _id: "7", local: { email: "ann@example.org" } } }],
  [[{ _id: "7" }]],
])("accepts a member sent as %j", async (data) => {
  provider.answer("/verify-otp", { json: { status: "success", data } });
  expect((await send("verify-otp", { ...EMAIL, ...OTP })).answer).toEqual({
    status: "success",
    message: "Login successful!",
    member: { userId: "7", firstName: "", lastName: "", email: "ann@example.org" },
  });
  expect(cookiesSet()).toContain("session");
});

it.each([
  ["Please wait a minute.", "Failed to resend OTP. Please wait a minute."],
  ["", "Failed to resend OTP. You’ve tried too many times. Please try again in 3 minutes."],
])("shows a provider's limit that says %p with the time to wait", async (sentence, message) => {
  const headers = { "content-type": "application/json", "retry-after": "180" };
  const raw = JSON.stringify({ status: "error", message: sentence });
  provider.answer("/generate-otp", { status: 429, raw, headers });
  expect(await send("resend-otp", EMAIL)).toEqual({
    status: 429,
    answer: { status: "error", message },
    retryAfter: "180",
  });
});

it("sends a new member to the provider as they wrote it", async () => {
  provider.answer("/signup", no("The box is full.", 400));
  await send("signup", { ...ANN, ...OTP });
  const sent = provider.requests.find(({ path }) => path === "/signup");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ ...ANN, ...OTP });
});
