/** @jest-environment node */
import { openApi } from "./openapi";
import type { RawCall } from "./route";

describe("GET /openapi.json", () => {
  it("returns the description of the calls, which may be cached", async () => {
    const call: unknown = {};
    const [route] = openApi;
    expect(route).toMatchObject({ method: "GET", segments: ["openapi.json"] });
    const response = (await route?.run(call as RawCall)) as Response;
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: object };
    expect(openapi).toMatch(/^3\.1\./);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/add_video", "/get_individual_video/{slug}"]),
    );
  });
});
