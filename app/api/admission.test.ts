import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { issueFormToken } from "@/lib/forms/form-token";
import { addressKey, secondsToWait } from "@/lib/http/rate-limit";
import { type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { ownFolder } from "@/lib/test-support/own-folder";
import { providerVideo } from "@/lib/test-support/provider-video";

let mockAddress = "";
jest.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": mockAddress }),
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
}));

const SITE = "https://stories.example";
const SECRET = "the secret of the provider's word";
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const SETTINGS = "/web/setting-page-content";
const LONG_AGO_MS = 10_000;

type Handler = (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>;

type Route = {
  file: string;
  method: "POST" | "DELETE" | "PATCH";
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Its body, if it is counted before it is read. */
  body?: () => BodyInit;
  broken?: BodyInit;
  /** Whether its own proof replaces the page that a request comes from. */
  isOpen?: boolean;
  tooLong?: 400 | 413;
  limit?: { name: string; points: number; seconds: number };
};

const perTenMinutes = (name: string, points: number) => ({ name, points, seconds: 600 });

const mailLink = {
  method: "POST",
  headers: FORM_TYPE,
  isOpen: true,
  broken: "token=",
  tooLong: 400,
  limit: perTenMinutes("mail-links-address", 300),
} as const;

const script = { method: "POST", headers: JSON_TYPE, broken: '{"half":' } as const;

const contact = () =>
  JSON.stringify({
    ...{ name: "Ann", email: "ann@example.org", phoneNo: "", message: "Hello", recordedAt: "" },
    formToken: issueFormToken(Date.now() - LONG_AGO_MS),
    homepage: "",
  });

const ROUTES: Route[] = [
  { ...script, file: "counts", tooLong: 400, limit: perTenMinutes("counts-address", 6000) },
  {
    ...script,
    file: "forms/[form]",
    params: { form: "contact-us" },
    body: contact,
    tooLong: 413,
    limit: perTenMinutes("form-address", 300),
  },
  { ...mailLink, file: "give-consent" },
  {
    file: "line",
    method: "POST",
    body: () => "a sample",
    tooLong: 413,
    limit: perTenMinutes("line-address", 100),
  },
  {
    ...script,
    file: "members/[call]",
    params: { call: "generate-otp" },
    body: () => JSON.stringify({ email: "ann@example.org" }),
    tooLong: 413,
    limit: perTenMinutes("member-address", 300),
  },
  { ...script, file: "prayers", tooLong: 400, limit: perTenMinutes("prayers-address", 3000) },
  { ...script, file: "reels/by-hashtags", tooLong: 400, limit: perTenMinutes("chosen-reels-address", 2000) },
  {
    ...script,
    file: "revalidate",
    headers: { ...JSON_TYPE, authorization: `Bearer ${SECRET}` },
    isOpen: true,
    tooLong: 400,
  },
  { ...script, file: "saved", tooLong: 400, limit: perTenMinutes("saved-address", 1500) },
  { file: "session", method: "DELETE" },
  { ...mailLink, file: "stop-mails" },
  { ...script, file: "stories", tooLong: 413 },
  {
    file: "uploads/[[...path]]",
    method: "POST",
    limit: { name: "upload-address", points: 150, seconds: 3600 },
  },
  { file: "uploads/[[...path]]", method: "PATCH", params: { path: ["an-id"] } },
  { file: "uploads/[[...path]]", method: "DELETE", params: { path: ["an-id"] } },
  { ...mailLink, file: "withdraw-consent" },
];

const named = ROUTES.map((route) => [`${route.method} ${route.file}`, route] as const);
const those = (rule: keyof Route) => named.filter(([, route]) => route[rule] !== undefined);

async function send(
  { file, method, params = {}, headers = {} }: Route,
  body: BodyInit | null = null,
  more: Record<string, string> = {},
) {
  const handlers = (await import(`./${file}/route`)) as Partial<Record<string, Handler>>;
  const handler = handlers[method];
  if (!handler) throw new Error(`There is no ${method} ${file}`);
  const all = { host: "stories.example", ...headers, ...more };
  const request = new Request(`${SITE}/api/${file}`, { method, headers: all, body });
  return handler(request, { params: Promise.resolve(params) });
}

const sentence = async (response: Response) => ((await response.json()) as { message: string }).message;

async function expectPage(response: Response, status: number) {
  expect([response.status, response.headers.get("content-type")]).toEqual([
    status,
    "text/html; charset=utf-8",
  ]);
  const page = await response.text();
  expect(page).toMatch(/<h1>[A-Z][^<>{}]+\.<\/h1>/);
  expect(page).toContain('<a href="/">');
}

process.env.UPLOAD_DIR = ownFolder();

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
  process.env.REVALIDATE_SECRET = SECRET;
  jest.spyOn(console, "error").mockReturnValue();
});
afterAll(() => provider.stop());

let tests = 0;
beforeEach(() => {
  tests += 1;
  mockAddress = `192.0.2.${tests}`;
});

it("covers every route that accepts something", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .filter((file) =>
      /export (?:const|async function|function) (?:POST|PUT|PATCH|DELETE)\b|as (?:DELETE|PATCH|PUT)\b/.test(
        readFileSync(path.join("app", file), "utf8"),
      ),
    );
  expect(files.sort()).toEqual([...new Set(ROUTES.map(({ file }) => `api/${file}/route.ts`))].sort());
});

it.each(named)("%s is only for this site's pages, or for a client with a proof", async (_, route) => {
  const others = [["origin", "https://evil.example"] as const, ["sec-fetch-site", "cross-site"] as const];
  for (const [header, value] of others) {
    const response = await send(route, route.broken, { [header]: value });
    expect(response.status).toBe(route.isOpen ? 400 : 403);
    if (!route.isOpen) expect(await sentence(response)).toBe("This request didn’t come from our site.");
  }
});

it.each(those("broken"))("%s says when a body is broken", async (_, route) => {
  const response = await send(route, route.broken);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toMatch(route.headers === FORM_TYPE ? /html/ : /json/);
  expect(response.headers.get("cache-control")).toContain("no-store");
});

it.each(those("tooLong"))("%s does not read an endless body", async (_, route) => {
  const long = "x".repeat(2 * 1024 * 1024);
  const isForm = route.headers === FORM_TYPE;
  const body = isForm ? `token=${long}&version=1` : JSON.stringify({ long });
  expect((await send(route, body)).status).toBe(route.tooLong);
});

it.each(those("limit"))("%s limits the requests from one address", async (_, route) => {
  const { limit, body, broken } = route;
  if (!limit) throw new Error("no limit");
  await secondsToWait(limit, addressKey(mockAddress), limit.points);
  const response = await send(route, body?.() ?? broken);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(limit.seconds - 60);
  mockAddress = `198.51.100.${tests}`;
  expect((await send(route, body?.() ?? broken)).status).not.toBe(429);
});

it("counts clients with an unknown address together, whatever ids their browsers have", async () => {
  const limit = perTenMinutes("prayers-address", 3000);
  mockAddress = "nonsense";
  await secondsToWait(limit, addressKey(null), limit.points);
  const route = ROUTES.find(({ file }) => file === "prayers");
  expect(route && (await send(route, "{}")).status).toBe(429);
});

describe("a plain form gets a page, never JSON", () => {
  it.each(named.filter(([, { method }]) => method === "POST"))("%s", async (_, route) => {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const headers = { ...route.headers, "content-type": type };
      const isJsonAlone = /^(?:forms|members|stories)/.test(route.file);
      const isUpload = /^(?:line|uploads)/.test(route.file);
      const response = await send({ ...route, headers }, "nothing=of-it");
      if (!isUpload) await expectPage(response, isJsonAlone ? 415 : 400);
      if (!route.isOpen && !isJsonAlone)
        await expectPage(await send({ ...route, headers }, "a=b", { origin: "https://evil.example" }), 403);
    }
  });

  it.each(["forms/[form]", "members/[call]"])("if nothing has the name: %s", async (file) => {
    const params = { form: "nothing", call: "nothing" };
    await expectPage(await send({ file, method: "POST", params, headers: FORM_TYPE }, "a=b"), 404);
  });

  describe("a prayer", () => {
    const pray = () => send({ file: "prayers", method: "POST", headers: FORM_TYPE }, "slug=a-story");
    const serving = (offers: string[]) =>
      provider.answer(SETTINGS, { json: { status: "success", data: { company: "Harbour", offers } } });

    it("while we can't tell whether it can be counted", async () => {
      provider.answer(SETTINGS, { fault: "close" });
      const response = await pray();
      expect(response.headers.get("retry-after")).toBe("60");
      await expectPage(response, 503);
    });

    it("if prayers are not counted or the story is gone", async () => {
      serving([]);
      await expectPage(await pray(), 404);
      serving(["prayers"]);
      await expectPage(await pray(), 404);
    });

    it("while the provider does not count it, and after too many", async () => {
      serving(["prayers"]);
      provider.answer("/add_prayer", { status: 500, json: { status: "error", message: "Oops" } });
      await expectPage(await pray(), 503);
      await secondsToWait(perTenMinutes("prayers-address", 3000), addressKey(mockAddress), 3000);
      await expectPage(await pray(), 429);
    });

    it("and returns to its story once it was counted", async () => {
      serving(["prayers"]);
      provider.answer("/add_prayer", { json: { status: "success", data: { prayed: 12 } } });
      const response = await pray();
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        "/video-detail/a-story#prayed-a-story",
      ]);
    });

    it("and returns to its story in the language of the page", async () => {
      serving(["prayers"]);
      provider.answer("/add_prayer", { json: { status: "success", data: { prayed: 12 } } });
      const from = { referer: `${SITE}/es/video-detail/a-story` };
      const asked: Route = { file: "prayers", method: "POST", headers: { ...FORM_TYPE, ...from } };
      const response = await send(asked, "slug=a-story");
      expect(response.headers.get("location")).toBe("/es/video-detail/a-story#prayed-a-story");
    });
  });
});

it("a refused poster that was requested by a link also gets a page", async () => {
  provider.answer("/get_individual_video/a-story", {
    json: { status: "success", data: providerVideo({ slug: "a-story" }) },
  });
  await secondsToWait(perTenMinutes("posters-address", 60), addressKey(mockAddress), 60);
  const { GET } = await import("../share/[kind]/[name]/[file]/route");
  const params = Promise.resolve({ kind: "videos", name: "a-story", file: "poster-a5.pdf" });
  const headers = { accept: "text/html,application/xhtml+xml", "sec-fetch-site": "cross-site" };
  await expectPage(await GET(new Request(`${SITE}/share/x`, { headers }), { params }), 429);
});
