import path from "node:path";
import { MIN_FILL_MS, TOKEN_FIELD } from "@/lib/forms/site-forms";
import { issueFormToken } from "@/lib/forms/form-token";
import { redisConnection } from "@/lib/redis/connection.mjs";
import { takeLock } from "@/lib/redis/lock";
import { eventually } from "@/lib/test-support/cache-instances";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { ownRedis } from "@/lib/test-support/redis";
import { ownS3 } from "@/lib/test-support/s3";
import { contentOf, describeUploads, theUpload } from "@/lib/test-support/upload-behaviour";
import { begin, offsetOf, send, visitor } from "@/lib/test-support/upload-calls";
import { submitStory } from "./submit-story";
import { ownerOf } from "./uploads/uploads";
import { processState } from "@lampstand/runtime/process-state";

jest.mock("@/lib/provider/videos", () => ({ isSlugTaken: async () => false }));
jest.mock("@/lib/provider/counts", () => ({ countDaily: async () => undefined }));

const redis = ownRedis();
const s3 = ownS3(process.env);
process.env.UPLOAD_DIR = "/nowhere/at/all";
process.env.SESSION_SECRET = "the secret of both instances";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.API_TOKEN = "token-of-16-char";
});
afterAll(() => provider.stop());

/** Turns this process into another instance, as far as its memory is concerned. */
function beAnotherInstance() {
  redis.beAnotherInstance();
  processState().uploads = undefined;
  processState().publications = undefined;
}

/** Returns a field of a lock in Redis. */
const fieldOf = (lock: string, field: string) =>
  redisConnection()?.client.hget(`test:lock:${lock}`, field) ?? null;

describeUploads();

const CLIP = `\0\0\0\x18ftypisom${"moving pictures ".repeat(100)}`;

/** Submits the visitor's story. */
const finish = (at: string) =>
  submitStory(
    {
      name: "Ann",
      email: "ann@example.org",
      slug: "x7k2",
      file: path.basename(at),
      [TOKEN_FIELD]: issueFormToken(Date.now() - MIN_FILL_MS),
    },
    { headers: { get: () => null }, address: null, visitor: async () => "a visitor" },
  );

it("an upload begun on one instance resumes and finishes on others", async () => {
  visitor.owner = ownerOf("a visitor");
  provider.answer("/add_video", { json: { status: "success" } });
  const at = await begin(CLIP.length);
  await send(at, 0, CLIP.slice(0, 100));
  beAnotherInstance();
  expect(await offsetOf(at)).toBe("100");
  await send(at, 100, CLIP.slice(100));
  beAnotherInstance();
  expect(await finish(at)).toMatchObject({ httpStatus: 201, status: "success" });
  const { headers, body } = provider.requests.at(-1) ?? { headers: {}, body: "" };
  expect(body).toContain(CLIP);
  expect(headers).toMatchObject({
    "idempotency-key": path.basename(at),
    "content-length": String(Buffer.byteLength(body)),
  });
  beAnotherInstance();
  expect(await theUpload(at)).toMatchObject({ isPublished: true });
});

it("a story published on two instances at once reaches the provider once", async () => {
  visitor.owner = ownerOf("a visitor");
  provider.answer("/add_video", { json: { status: "success" } });
  const at = await begin(CLIP.length);
  await send(at, 0, CLIP);
  const before = provider.requests.length;
  const lock = `publication:${path.basename(at)}`;
  // Neither begins before both wait.
  const release = await takeLock(lock);
  const answers = [finish(at)];
  await eventually(async () => expect(await fieldOf(lock, "asked")).toBe("1"));
  beAnotherInstance();
  answers.push(finish(at));
  await eventually(async () => expect(processState().publications).toBeDefined());
  await release();
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ httpStatus: 201 });
  expect(provider.requests.slice(before).map(({ path: asked }) => asked)).toEqual(["/add_video"]);
});

it("while another instance publishes it, the browser is asked to try again, and then it is published once", async () => {
  visitor.owner = ownerOf("a visitor");
  provider.answer("/add_video", { json: { status: "success" } });
  const at = await begin(CLIP.length);
  await send(at, 0, CLIP);
  const before = provider.requests.length;
  const lock = `publication:${path.basename(at)}`;
  const release = await takeLock(lock);
  const waiting = new AbortController();
  const inTime = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((milliseconds) => AbortSignal.any([inTime(milliseconds), waiting.signal]));
  const answer = finish(at);
  await eventually(async () => expect(await fieldOf(lock, "asked")).toBe("1"));
  waiting.abort();
  expect(await answer).toEqual({ httpStatus: 202, status: "publishing" });
  timeout.mockRestore();
  await release();
  expect(provider.requests.length).toBe(before);
  expect(await finish(at)).toMatchObject({ httpStatus: 201 });
  expect(provider.requests.slice(before).map(({ path: asked }) => asked)).toEqual(["/add_video"]);
});

it("a hanging request gives way to a newer one on any instance", async () => {
  const at = await begin(11);
  await send(at, 0, "hello ");
  // A half-open connection: "wo" arrived, and nothing more ever will.
  const hanging = send(
    at,
    6,
    new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("wo")) }),
  );
  await eventually(async () => expect(await fieldOf(`upload:${path.basename(at)}`, "holder")).toBeTruthy());
  beAnotherInstance();
  expect(await offsetOf(at)).toBe("8");
  expect((await hanging).headers.get("upload-offset")).toBe("8");
  expect((await send(at, 8, "rld")).status).toBe(204);
  expect(await contentOf(at)).toBe("hello world");
});

it("two instances that receive the same part at once store it once", async () => {
  const at = await begin(10);
  const answers = [send(at, 0, "aaaaa")];
  beAnotherInstance();
  answers.push(send(at, 0, "aaaaa"));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 409]);
  expect(await contentOf(at)).toBe("aaaaa");
});

it("another browser finds no upload on any instance", async () => {
  const at = await begin(11);
  await send(at, 0, "hello ");
  beAnotherInstance();
  visitor.owner = ownerOf("another visitor");
  expect(await finish(at)).toMatchObject({ httpStatus: 404 });
});

it("a story survives an outage of the store, with the usual message", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  visitor.owner = ownerOf("a visitor");
  provider.answer("/add_video", { json: { status: "success" } });
  const at = await begin(CLIP.length);
  await send(at, 0, CLIP);
  await s3.pause();
  expect(await finish(at)).toMatchObject({
    httpStatus: 503,
    message:
      "Upload failed: we couldn’t reach our server. Please try again in a moment. We have received your video, so you won’t have to send it again.",
  });
  await s3.resume();
  expect(await finish(at)).toMatchObject({ httpStatus: 201 });
  jest.restoreAllMocks();
});
