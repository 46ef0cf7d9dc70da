import { type FakeProvider, startFakeProvider } from "@/lib/test-support/fake-provider";
import { cachedQuery } from "./cached-query";
import { callProvider } from "./client";
import { openPreview } from "./preview";
import { currentPreview, showPreview } from "./preview-state";

// Nothing renders outside Next: each test is one render.
jest.mock("react", () => ({
  ...jest.requireActual<object>("react"),
  cache: (make: (...args: unknown[]) => unknown) => {
    const made = new Map<string, unknown>();
    return (...args: unknown[]) => {
      const key = JSON.stringify(args);
      if (!made.has(key)) made.set(key, make(...args));
      return made.get(key);
    };
  },
}));
jest.mock("next/cache", () => ({ unstable_cache: jest.fn() }));
jest.mock("@/lib/env/site-config", () => ({
  isBuilding: () => false,
  siteConfig: () => ({
    API_BASE_URL: provider.url,
    MEDIA_BASE_URL: provider.url,
    SITE_URL: "http://site.example",
  }),
}));

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});

afterAll(() => provider.stop());

it("reads the previewed content through the preview's own call, and stores none of it", async () => {
  expect(currentPreview()).toBeNull();
  const preview = { token: "t", draft: { company: "As typed" } };
  const read = cachedQuery({ name: "a-read", tags: [], load: () => callProvider("/web/a-read?b=c") });
  showPreview(preview);
  for (const title of ["As typed", "Typed again"]) {
    provider.answer("/preview/read", { json: { title } });
    expect(await read()).toEqual({ state: "found", data: { title } });
  }
  const [first] = provider.requests;
  expect(first).toMatchObject({ method: "POST", path: "/preview/read" });
  expect(JSON.parse(first?.body ?? "")).toEqual({ ...preview, path: "/web/a-read?b=c" });
});

it("an expired preview is missing, an unreachable one is not", async () => {
  const opened = { page: "/blog/a", framedBy: "https://admin.example/admin" };
  provider.answer("/preview", { json: { status: "success", data: opened } });
  expect(await openPreview("t")).toEqual({
    state: "found",
    data: { page: "/blog/a", framedBy: "https://admin.example" },
  });
  provider.answer("/preview", { status: 404, json: { status: "error", message: "Over" } });
  expect(await openPreview("t")).toEqual({ state: "missing" });
  provider.answer("/preview", { status: 500, json: { status: "error", message: "Sorry" } });
  expect(await openPreview("t")).toEqual({ state: "unavailable" });
  provider.answer("/preview", { json: { status: "success", data: { ...opened, page: "evil" } } });
  expect(await openPreview("t")).toEqual({ state: "unavailable" });
});
