import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { addVideo } from "./add-video";

const CONTENT = "moving pictures\r\n--boundary--";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.API_TOKEN = "token-of-16-char";
});
afterAll(() => provider.stop());

const fields = {
  name: 'Ada "the Countess"\r\n\r\n--x--',
  slug: "x7k2",
  hastags: '["Hope"]',
  description: "öß 😀",
};

async function* content() {
  yield Buffer.from(CONTENT.slice(0, 7));
  yield Buffer.from(CONTENT.slice(7));
}

const add = (read: () => AsyncIterable<Uint8Array> = content) =>
  addVideo({
    fields,
    file: { filename: "story.mp4", size: CONTENT.length, read },
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

it("sends the length, the owner and the attempt that it repeats", async () => {
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

it.each([["breaks off", [Buffer.from("mov"), new Error("The store is out")]]])(
  "fails on a file that %s",
  async (_, pieces) => {
    provider.answer("/add_video", { json: { status: "success" } });
    const before = provider.requests.length;
    const read = async function* () {
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
    };
    await expect(add(read)).rejects.toMatchObject({ name: "ProviderError", failure: "unreachable" });
    expect(provider.requests).toHaveLength(before);
  },
);

it("passes on when to try again", async () => {
  const headers = { "retry-after": "90", "content-type": "application/json" };
  provider.answer("/add_video", { status: 429, raw: '{"status":"error","message":"Slowly"}', headers });
  await expect(add()).rejects.toMatchObject({ status: 429, retryAfter: "90" });
});
