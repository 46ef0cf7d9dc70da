import { startFormProvider } from "./support/foreign-providers";
import { RIPENING, startFormRequest } from "./support/form-request";
import { expect, test } from "./support/test";

const VISITOR_LIMIT = 10;

let provider: Awaited<ReturnType<typeof startFormProvider>>;
let siteUrl: string;

test.beforeAll(async ({ foreignSite }) => {
  provider = await startFormProvider(foreignSite.serve);
  siteUrl = foreignSite.url;
});

test.beforeEach(() => {
  provider.stored.length = 0;
});

test.describe("the form's call", () => {
  test("stores a form once when sent twice at the same time, and confirms both", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    await form.ripen();
    const answers = await Promise.all([form.post(), form.post({ name: " Ann\u0000 " })]);
    for (const answer of answers) {
      expect(answer.status()).toBe(201);
      expect(await answer.json()).toMatchObject({
        status: "success",
        message: "Contact Us form submitted successfully!",
      });
    }
    expect(new Set(provider.stored.map(({ key }) => key)).size).toBe(1);
  });

  test("refuses forms sent faster than anybody types, and says when to try again", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    const answer = await form.post();
    expect(answer.status()).toBe(429);
    expect(answer.headers()["retry-after"]).toBe("2");
    expect(await answer.json()).toEqual({
      status: "error",
      message: "Failed to submit form: that was very quick. You can send it in 2 seconds.",
    });
    expect(provider.stored).toEqual([]);
  });

  test("refuses what no person typed here", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    await form.ripen();
    await test.step("the hidden field has a value", async () => {
      expect((await form.post({ homepage: "https://spam.example" })).status()).toBe(422);
    });
    for (const [header, value] of [
      ["origin", "https://evil.example"],
      ["origin", "null"],
      ["origin", "not an origin"],
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-site", "same-site"],
    ] as const)
      await test.step(`another site sends it: ${header} ${value}`, async () => {
        expect((await form.post({}, { [header]: value })).status()).toBe(403);
      });
    for (const value of [null, 7, true, ["x"], { a: 1 }, "x".repeat(6000)])
      await test.step(`a value has the wrong type: ${JSON.stringify(value).slice(0, 20)}`, async () => {
        const answer = await form.post({
          name: value,
          email: value,
          message: value,
          phoneNo: value,
          recordedAt: value,
        });
        expect(answer.status()).toBe(422);
        const { errors } = (await answer.json()) as { errors: Record<string, string> };
        expect(Object.keys(errors).sort()).toEqual(["email", "message", "name", "phoneNo", "recordedAt"]);
      });
    expect(provider.stored).toEqual([]);
  });

  test("answers an invalid token with a fresh one", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    let fresh = "";
    for (const token of ["", "made-up", "AAAAAAAAAAAAAAAA.lzzzzzzz.", null, 7, ["x"], { a: 1 }]) {
      const answer = await form.post({ formToken: token });
      expect(answer.status(), JSON.stringify(token)).toBe(403);
      ({ token: fresh } = (await answer.json()) as { token: string });
      expect(fresh).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
    }
    await expect.poll(async () => (await form.post({ formToken: fresh })).status(), RIPENING).toBe(201);
  });

  test("refuses a changed token", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    const [id = "", time = "", signature = ""] = form.fields.formToken.split(".");
    const earlier = (parseInt(time, 36) - 10_000).toString(36);
    expect((await form.post({ formToken: `${id}.${earlier}.${signature}` })).status()).toBe(403);
  });

  test(`accepts ${VISITOR_LIMIT} forms from a browser in ten minutes, and says when to send the next`, async ({
    request,
  }) => {
    const form = await startFormRequest(request, siteUrl);
    await form.ripen();
    for (let count = 1; count <= VISITOR_LIMIT; count += 1) {
      const answer = await form.post({ message: `Message ${count}` });
      expect(answer.status()).toBe(201);
      // The browser's id: set once, and hidden from scripts.
      const cookie = answer.headers()["set-cookie"];
      if (count > 1) expect(cookie).toBeUndefined();
      else expect(cookie).toMatch(/^visitor=[\w-]{22}\.[\w-]{43};(?=.*HttpOnly)(?=.*SameSite=lax)/i);
    }
    const answer = await form.post({ message: "One too many" });
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(500);
    expect(await answer.json()).toEqual({
      status: "error",
      message:
        "Failed to submit form: too many forms were sent in a short time. You can send it in 10 minutes.",
    });
    expect(provider.stored).toHaveLength(VISITOR_LIMIT);
  });

  test("doesn't count a provider's failure against the visitor", async ({ request }) => {
    const form = await startFormRequest(request, siteUrl);
    await form.ripen();
    provider.answer(() => "hang up");
    for (let count = 0; count < VISITOR_LIMIT + 3; count += 1) expect((await form.post()).status()).toBe(503);
    provider.recover();
    expect((await form.post()).status()).toBe(201);
  });

  test("refuses anything but a form", async ({ request }) => {
    const json = { "content-type": "application/json" };
    for (const [name, path, headers, data, status] of [
      ["no form of this name", "/api/forms/nothing", json, "{}", 404],
      ["a name of every object", "/api/forms/constructor", json, "{}", 404],
      ["another type", "/api/forms/contact-us", { "content-type": "text/plain" }, "{}", 415],
      ["malformed JSON", "/api/forms/contact-us", json, '{"name":', 400],
      ["no object", "/api/forms/contact-us", json, "[1]", 400],
      ["nothing", "/api/forms/contact-us", json, "", 400],
      ["more than fits", "/api/forms/contact-us", json, JSON.stringify({ message: "x".repeat(70_000) }), 413],
      ["ten megabytes", "/api/forms/join-us", json, JSON.stringify({ message: "x".repeat(10_000_000) }), 413],
      ["too deep", "/api/forms/volunteer", json, `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, 403],
    ] as const)
      await test.step(name, async () => {
        const answer = await request.post(siteUrl + path, { headers, data });
        expect(answer.status()).toBe(status);
        const { status: word, message } = (await answer.json()) as Record<string, string>;
        expect(word).toBe("error");
        expect(message).toMatch(/^[A-Z].+\.$/);
      });
    expect((await request.get(`${siteUrl}/api/forms/contact-us`)).status()).toBe(405);
  });
});
