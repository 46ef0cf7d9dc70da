import { expect, test } from "./support/test";

test.describe("the site's calls", () => {
  test("health says that the site serves and the provider answers", async ({ request }) => {
    const response = await request.get("/api/health");
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", provider: "up" });
  });

  test("each part of the provider has a health address", async ({ request }) => {
    const statusOf = async (part: string) => (await request.get(`/api/health/${part}`)).status();
    for (const part of ["mail", "disk", "storage", "database", "certificate"])
      expect([200, 503], part).toContain(await statusOf(part));
    expect(await (await request.get("/api/health/certificate")).json()).toEqual({ status: "ready" });
    for (const part of ["nothing", "toString", "__proto__", "mail%2Fx"])
      expect(await statusOf(part), part).toBe(404);
  });

  test("revalidation answers 401 without the right authorization, and 405 to a GET", async ({ request }) => {
    for (const authorization of [undefined, "", "Bearer", "Bearer wrong", "Basic abc"])
      await test.step(authorization ?? "none at all", async () => {
        const response = await request.post("/api/revalidate", {
          headers: authorization === undefined ? {} : { authorization },
          data: { tags: ["home"] },
        });
        expect(response.status()).toBe(401);
      });
    expect((await request.get("/api/revalidate")).status()).toBe(405);
  });

  test("pages declare what browsers may do with them", async ({ request }) => {
    const headers = (await request.get("/")).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cache-control"]).not.toContain("no-store");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});
