import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";
import { withRequestId } from "@lampstand/runtime/request-context";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { callProvider, READ_TIMEOUT_MS } from "./client";

const PATH = "/web/setting-page-content";
const SHORT_MS = 20;

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

describe("a success", () => {
  it.each([
    ["status success", { status: "success", data: 1 }],
    ["status true", { status: true, data: 1 }],
    ["success true", { success: true, data: 1 }],
    ["no status", { data: 1 }],
    ["a bare list", [1, 2]],
    ["a null status and success", { status: null, success: null }],
  ])("is any 2xx answer that reports no failure: %s", async (_, json) => {
    provider.answer(PATH, { json, status: 201 });
    await expect(callProvider(PATH)).resolves.toEqual(json);
  });
});

describe("a failure", () => {
  it.each([
    ["500 in spite of success", { status: 500, json: { status: "success" } }, "refused", ""],
    ["a message that is no sentence", { status: 400, json: { message: { a: 1 } } }, "refused", ""],
    ["410", { status: 410, json: {} }, "missing", ""],
    ["404 with an HTML page", { status: 404, raw: "<h1>Not found</h1>" }, "refused", ""],
    ["502 with an HTML page", { status: 502, raw: "<h1>Bad gateway</h1>" }, "refused", ""],
    ["an HTML page on 200", { status: 200, raw: "<!doctype html><h1>Hello</h1>" }, "malformed", ""],
    ["truncated JSON", { status: 200, raw: '{"status":"success","data":{"email":"a' }, "malformed", ""],
    ["an empty body", { status: 200, raw: "" }, "malformed", ""],
    ["null", { status: 200, raw: "null" }, "malformed", ""],
    ["a bare text", { status: 200, raw: '"Down"' }, "malformed", ""],
    ["a connection cut in the body", { fault: "cut" }, "malformed", ""],
    ["a connection closed at once", { fault: "close" }, "unreachable", ""],
  ] as const)("is recognised: %s", async (_, answer, failure, providerMessage) => {
    provider.answer(PATH, answer);
    await expect(callProvider(PATH)).rejects.toMatchObject({
      name: "ProviderError",
      message: `provider ${failure}: ${PATH}`,
      failure,
      providerMessage,
    });
  });

  it("is unreachable when the connection is refused", async () => {
    await provider.stop();
    await expect(callProvider(PATH)).rejects.toMatchObject({ failure: "unreachable" });
    await provider.resume();
  });

  it.each(["hang", "stall"] as const)("is a timeout when there is no answer in time: %s", async (fault) => {
    provider.answer(PATH, { fault });
    await expect(callProvider(PATH, { timeoutMs: SHORT_MS })).rejects.toMatchObject({ failure: "timeout" });
  });

  it("is malformed when the body exceeds 8 MiB", async () => {
    const bodyOf = (bytes: number) => `{"data":"${" ".repeat(bytes - 11)}"}`;
    const outcome = () =>
      callProvider(PATH).then(
        () => "read",
        (error: unknown) => error,
      );
    provider.answer(PATH, { raw: bodyOf(ANSWER_MAX_BYTES) });
    expect(await outcome()).toBe("read");
    provider.answer(PATH, { raw: bodyOf(ANSWER_MAX_BYTES + 1) });
    expect(await outcome()).toMatchObject({ failure: "malformed" });
  });

  it.each([301, 302, 307, 308])("is a redirect, which is not followed: %i", async (status) => {
    provider.answer("/elsewhere", { json: { status: "success" } });
    provider.answer(PATH, { status, raw: "", headers: { location: `${provider.url}/elsewhere` } });
    const before = provider.requests.length;
    await expect(callProvider(PATH)).rejects.toMatchObject({ failure: "unreachable" });
    expect(provider.requests.slice(before).map(({ path }) => path)).toEqual([PATH]);
  });
});

describe("a refusal", () => {
  it("keeps the provider's sentence, status and retry time", async () => {
    const json = JSON.stringify({ status: "error", message: " Too many tries.\u0000 " });
    provider.answer(PATH, { raw: json, status: 429, headers: { "retry-after": "30" } });
    const expected = {
      failure: "refused",
      providerMessage: "Too many tries.",
      status: 429,
      retryAfter: "30",
    };
    await expect(callProvider(PATH)).rejects.toMatchObject(expected);
    provider.answer(PATH, { raw: "<h1>Too many requests</h1>", status: 429 });
    await expect(callProvider(PATH)).rejects.toMatchObject({
      ...expected,
      providerMessage: "",
      retryAfter: null,
    });
  });

  it("keeps what a site needs to translate it, wherever its sentence is", async () => {
    const sentence = { message: "Too long.", code: "stories.tooLong", values: { minutes: 16, at: "home" } };
    const expected = { providerMessage: "Too long.", code: sentence.code, values: sentence.values };
    provider.answer(PATH, { json: { status: "error", ...sentence }, status: 422 });
    await expect(callProvider(PATH)).rejects.toMatchObject(expected);
    provider.answer(PATH, { json: { data: { success: false, ...sentence } } });
    await expect(callProvider(PATH)).rejects.toMatchObject(expected);
    provider.answer(PATH, { json: { status: "error", message: "No.", values: { a: {} } }, status: 422 });
    await expect(callProvider(PATH)).rejects.toMatchObject({ providerMessage: "No.", code: "", values: {} });
  });

  it("has no status if there was no answer", async () => {
    provider.answer(PATH, { fault: "close" });
    await expect(callProvider(PATH)).rejects.toMatchObject({ status: null, retryAfter: null });
  });
});

describe("the request", () => {
  it("times out after 5 seconds by default", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    provider.answer(PATH, { json: {} });
    await callProvider(PATH);
    await callProvider(PATH, { timeoutMs: 1234 });
    expect(timeout.mock.calls).toEqual([[READ_TIMEOUT_MS], [1234]]);
    expect(READ_TIMEOUT_MS).toBe(5000);
    timeout.mockRestore();
  });

  it("is a GET for JSON without a body", async () => {
    provider.answer(PATH, { json: {} });
    await callProvider(PATH);
    const seen = provider.requests.at(-1);
    expect(seen).toMatchObject({ method: "GET", path: PATH, body: "" });
    expect(seen?.headers).toMatchObject({ accept: "application/json" });
    expect(seen?.headers).not.toHaveProperty("content-type");
  });

  it("passes on the id of the visitor's request", async () => {
    provider.answer(PATH, { json: {} });
    await withRequestId("0af7651916cd43dd", () => callProvider(PATH));
    await callProvider(PATH);
    const ids = provider.requests.slice(-2).map(({ headers }) => headers["x-request-id"]);
    expect(ids).toEqual(["0af7651916cd43dd", undefined]);
  });

  it("carries a body as JSON", async () => {
    provider.answer("/add", { json: {} });
    await callProvider("/add", { method: "POST", body: { ids: ["a"] } });
    const seen = provider.requests.at(-1);
    expect(seen).toMatchObject({ method: "POST", path: "/add", body: '{"ids":["a"]}' });
    expect(seen?.headers).toMatchObject({ "content-type": "application/json" });
  });

  it.each([
    ["API_TOKEN is set", "a-token-of-24-characters", "Bearer a-token-of-24-characters", "203.0.113.7"],
    ["API_TOKEN is not set", undefined, undefined, undefined],
    ["API_TOKEN is empty", "", undefined, undefined],
  ])("is authorised on a visitor's behalf as %s", async (_, token, authorization, forwarded) => {
    provider.answer(PATH, { json: {} });
    await jest.isolateModulesAsync(async () => {
      if (token === undefined) delete process.env.API_TOKEN;
      else process.env.API_TOKEN = token;
      const isolated = await import("./client");
      await isolated.callProvider(PATH, { visitorAddress: "203.0.113.7" });
      await isolated.callProvider(PATH, { visitorAddress: null });
      await isolated.callProvider(PATH);
    });
    delete process.env.API_TOKEN;
    const seen = provider.requests.slice(-3).map(({ headers }) => headers);
    expect(seen.map((headers) => headers.authorization)).toEqual(Array(3).fill(authorization));
    expect(seen.map((headers) => headers["x-forwarded-for"])).toEqual([forwarded, undefined, undefined]);
  });
});
