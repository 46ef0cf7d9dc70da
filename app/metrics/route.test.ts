import { NextRequest } from "next/server";
import { GET } from "./route";

const mockToken = "the-token-of-the-metrics";

jest.mock("@/lib/env/site-config", () => ({ siteConfig: () => ({ METRICS_TOKEN: mockToken }) }));
jest.mock("@/lib/story/uploads/uploads", () => ({
  uploadStorage: async () => ({ space: async () => ({ uploads: [{}, {}] }) }),
}));
jest.mock("@/lib/utils/files", () => ({ freeBytes: async () => 7, uploadFolder: () => "/uploads" }));

const ask = (authorization: string) =>
  GET(new NextRequest("http://site.example/metrics", { headers: { authorization } }));

it("is closed without the token", async () => {
  expect((await ask("Bearer no")).status).toBe(401);
});

it("reports the cache, the uploads and the disk", async () => {
  const text = await (await ask(`Bearer ${mockToken}`)).text();
  expect(text).toContain('lampstand_cache_requests_total{cache="pages",outcome="hit"} 0');
  expect(text).toContain("lampstand_uploads_unfinished 2");
  expect(text).toContain('lampstand_disk_free_bytes{folder="uploads"} 7');
});
