import { writeFileSync } from "node:fs";
import path from "node:path";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { ownFolder } from "@/lib/test-support/own-folder";
import { addVideo } from "./add-video";

const file = path.join(ownFolder(), "clip");
const CONTENT = "moving pictures\r\n--boundary--";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.API_TOKEN = "token-of-16-char";
  writeFileSync(file, CONTENT);
});
afterAll(() => provider.stop());

const fields = {
  name: 'Ada "the Countess"\r\n\r\n--x--',
  slug: "x7k2",
  hastags: '["Hope"]',
  description: "öß 😀",
};

const add = () =>
  addVideo({
    fields,
    file: { path: file, filename: "story.mp4", size: CONTENT.length },
    idempotencyKey: "the-key",
    visitorAddress: "192.0.2.7",
  });

it("sends every field, then the file", async () => {
  provider.answer("/add_video", { json: { status: "success" } });
  await add();
  const request = provider.requests.at(-1);
  const form = await new Response(request?.body, {
    headers: { "content-type": request?.headers["content-type"] ?? "" },
  }).formData();
  expect([...form.keys()]).toEqual([...Object.keys(fields), "file"]);
  for (const [name, value] of Object.entries(fields)) expect(form.get(name)).toBe(value);
  const sent = form.get("file") as File;
  expect([sent.name, await sent.text()]).toEqual(["story.mp4", CONTENT]);
});

it("says how long it is, whose it is, and which attempt it repeats", async () => {
  await add();
  const { headers, body } = provider.requests.at(-1) ?? { headers: {}, body: "" };
  expect(headers).toMatchObject({
    authorization: "Bearer token-of-16-char",
    "x-forwarded-for": "192.0.2.7",
    "idempotency-key": "the-key",
    "content-length": String(Buffer.byteLength(body)),
  });
  expect(headers["transfer-encoding"]).toBeUndefined();
});

it.each([
  ["a refusal", { status: 409, json: { status: "error", message: "Taken" } }, "refused", "Taken"],
  ["a full disk", { status: 507, json: { status: "error", message: "No room" } }, "refused", "No room"],
  ["a page", { status: 502, raw: "<h1>Bad gateway</h1>" }, "refused", ""],
  ["an answer without a word of success", { json: { data: 1 } }, "malformed", ""],
  ["a connection that is closed", { fault: "close" }, "unreachable", ""],
  ["an answer that breaks off", { fault: "cut" }, "unreachable", ""],
] as const)("fails on %s", async (_, answer, failure, providerMessage) => {
  provider.answer("/add_video", answer);
  await expect(add()).rejects.toMatchObject({ name: "ProviderError", failure, providerMessage });
});

it("hands on when to try again", async () => {
  const headers = { "retry-after": "90", "content-type": "application/json" };
  provider.answer("/add_video", { status: 429, raw: '{"status":"error","message":"Slowly"}', headers });
  await expect(add()).rejects.toMatchObject({ status: 429, retryAfter: "90" });
});
