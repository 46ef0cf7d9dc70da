import path from "node:path";
import { ownFolder } from "@/lib/test-support/own-folder";
import { diskUploads } from "@/lib/story/uploads/disk-uploads";
import { DELETE, HEAD, PATCH, POST } from "./route";

const mockVisitor = jest.fn(() => "a visitor");
const mockAddress = jest.fn(() => "203.0.113.1");
jest.mock("@/lib/http/visitor", () => ({
  knownVisitor: async () => mockVisitor(),
  visitorId: async () => mockVisitor(),
  visitorAddress: async () => mockAddress(),
}));
jest.mock("@/lib/provider/counts", () => ({ countDaily: async () => undefined }));

process.env.UPLOAD_DIR = ownFolder();
process.env.SESSION_SECRET = "the secret of this site";

const SITE = "https://stories.example";

type Call = { at?: string; query?: string; headers?: Record<string, string>; body?: string };

/** Calls a handler as Next does, with the path's parts and the unparsed address. */
async function call(
  handler: typeof PATCH,
  method: string,
  { at, query = "", headers = {}, body }: Call = {},
): Promise<Response> {
  const request = new Request(`${SITE}/api/uploads${at ? `/${at}` : ""}${query}`, {
    method,
    headers: { host: "stories.example", "tus-resumable": "1.0.0", ...headers },
    body,
  });
  return handler(request, { params: Promise.resolve({ path: at?.split("/") }) });
}

const create = () => call(POST, "POST", { headers: { "upload-length": "5" } });

async function begin(visitor: string): Promise<string> {
  mockVisitor.mockReturnValue(visitor);
  return path.basename((await create()).headers.get("location") ?? "");
}

const PART = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };

describe("somebody else's upload", () => {
  it.each(["?x=/{other}", "?/{other}", "?x=/{other}/", "?x=%2f..%2f/{other}"])(
    "is not changed, whatever follows one's own: %s",
    async (trick) => {
      const other = await begin("another visitor");
      const own = await begin("a visitor");
      const query = trick.replace("{other}", other);
      const part = await call(PATCH, "PATCH", { at: own, query, headers: PART, body: "hello" });
      expect([part.status, part.headers.get("upload-offset")]).toEqual([204, "5"]);
      expect(await diskUploads.find(other)).toMatchObject({ offset: 0 });
      expect((await call(HEAD, "HEAD", { at: own, query })).headers.get("upload-offset")).toBe("5");
      expect((await call(DELETE, "DELETE", { at: own, query })).status).toBe(204);
      expect(await diskUploads.find(other)).not.toBeNull();
      expect(await diskUploads.find(own)).toBeNull();
    },
  );

  it("is not found by its own name or by a path", async () => {
    const other = await begin("another visitor");
    const own = await begin("a visitor");
    for (const at of [other, `${own}/${other}`, `${other}/${own}`])
      expect((await call(DELETE, "DELETE", { at })).status).toBe(404);
    expect(await diskUploads.find(other)).not.toBeNull();
  });
});

describe("how many may begin", () => {
  const MOST_IN_AN_HOUR = 30;
  afterEach(() => jest.restoreAllMocks());

  it("is not used up by the site's own failures", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    mockVisitor.mockReturnValue("one who tries again");
    mockAddress.mockReturnValue("203.0.113.2");
    const space = jest.spyOn(diskUploads, "space").mockRejectedValue(new Error("The disk does not answer"));
    for (let count = 0; count <= MOST_IN_AN_HOUR; count += 1) expect((await create()).status).toBe(500);
    space.mockRestore();
    expect((await create()).status).toBe(201);
  });

  it("is limited, also for uploads refused for another reason", async () => {
    mockVisitor.mockReturnValue("one who has many");
    mockAddress.mockReturnValue("203.0.113.3");
    const statuses: number[] = [];
    const none = { headers: { "upload-length": "0" } };
    for (let count = 0; count < MOST_IN_AN_HOUR; count += 1)
      statuses.push((await call(POST, "POST", none)).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await create()).status).toBe(429);
    mockVisitor.mockReturnValue("another of the same address");
    expect((await create()).status).toBe(201);
  });
});

describe("a part sent by POST, because something on the way blocks PATCH", () => {
  const BY_POST = { ...PART, "x-http-method-override": "PATCH" };

  it("is treated as the same part", async () => {
    const own = await begin("a visitor");
    const part = await call(POST, "POST", { at: own, headers: BY_POST, body: "hello" });
    expect([part.status, part.headers.get("upload-offset")]).toEqual([204, "5"]);
    expect(await diskUploads.find(own)).toMatchObject({ offset: 5 });
  });

  it("can't go to somebody else's upload, and starts none", async () => {
    const other = await begin("another visitor");
    await begin("a visitor");
    expect((await call(POST, "POST", { at: other, headers: BY_POST, body: "hello" })).status).toBe(404);
    expect((await call(POST, "POST", { headers: { ...BY_POST, "upload-length": "5" } })).status).toBe(404);
    expect(await diskUploads.find(other)).toMatchObject({ offset: 0 });
  });

  it.each(["DELETE", "HEAD", "GET", "patch"])("does not allow %s", async (method) => {
    const own = await begin("a visitor");
    const headers = { ...BY_POST, "x-http-method-override": method };
    expect((await call(POST, "POST", { at: own, headers, body: "hello" })).status).toBe(404);
    expect(await diskUploads.find(own)).toMatchObject({ offset: 0 });
  });
});

it("refuses an empty video in words", async () => {
  const refused = await call(POST, "POST", { headers: { "upload-length": "0" } });
  expect(refused.status).toBe(422);
  const { message } = (await refused.json()) as { message: string };
  expect(message).toMatch(/^This video isn’t on your device yet\./);
});
