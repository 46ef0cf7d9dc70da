import { startFormProvider } from "../support/foreign-providers";
import { expectSent, failure, CONTACT, field, fillIn, FORMS, openForm, submitButton } from "../support/forms";
import { jsonAnswer } from "../support/local-server";
import { expect, test } from "../support/test";

/** The site gives up after 8 seconds; the test waits for that. */
const PATIENCE = { timeout: 15_000 };

let provider: Awaited<ReturnType<typeof startFormProvider>>;
let siteUrl: string;

test.beforeAll(async ({ foreignSite }) => {
  provider = await startFormProvider(foreignSite.serve);
  siteUrl = foreignSite.url;
});

test.beforeEach(() => {
  provider.recover();
  provider.stored.length = 0;
});

test.describe("a foreign provider's answer to a form", () => {
  for (const form of FORMS) {
    const here = { ...form, path: "" };

    test(`${form.path}: a refusal is told in the provider's words, an empty body in ours`, async ({
      page,
    }) => {
      here.path = siteUrl + form.path;
      await openForm(page, here);
      await fillIn(page, form);
      for (const status of [200, 400, 422, 500, 507]) {
        provider.answer(() => jsonAnswer({ status: "error", message: "The box is full." }, status));
        await submitButton(page, form).click();
        await expect(failure(page)).toHaveText(form.refused("The box is full."));
      }
      for (const body of ["", "<h1>Bad gateway</h1>", "[]", '{"status":"error"}', "null"]) {
        provider.answer(() => ({ status: 502, body }));
        await submitButton(page, form).click();
        await expect(failure(page)).toHaveText(form.broken);
      }
      await expect(field(page, "Full name")).toHaveValue("Ann Example");
    });

    test(`${form.path}: a provider that hangs up or says nothing is told as no answer`, async ({ page }) => {
      await openForm(page, { ...form, path: siteUrl + form.path });
      await fillIn(page, form);
      // Each silence costs eight seconds.
      for (const silence of form === CONTACT ? (["hang up", null] as const) : (["hang up"] as const)) {
        provider.answer(() => silence);
        const answered = page.waitForResponse("**/api/forms/*", PATIENCE);
        await submitButton(page, form).click();
        expect((await answered).status()).toBe(silence === null ? 504 : 503);
        await expect(failure(page)).toHaveText(silence === null ? /there is no answer yet/ : form.broken);
      }
      for (const [label, text] of Object.entries(form.filled))
        await expect(field(page, label)).toHaveValue(text);
      provider.recover();
      await submitButton(page, form).click();
      await expectSent(page, form);
      const keys = new Set(provider.stored.map(({ key }) => key));
      expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    });

    test(`${form.path}: changed text is another submission`, async ({ page }) => {
      await openForm(page, { ...form, path: siteUrl + form.path });
      await fillIn(page, form);
      provider.answer(() => "hang up");
      await submitButton(page, form).click();
      await expect(failure(page)).toHaveText(form.broken);
      await field(page, "Full name").fill("Ann Other");
      provider.recover();
      await submitButton(page, form).click();
      await expectSent(page, form);
      const keys = provider.stored.map(({ key }) => key);
      expect(new Set(keys).size).toBe(2);
      expect(provider.stored.at(-1)?.body).toMatchObject({ [form.names["Full name"] ?? ""]: "Ann Other" });
    });
  }

  test("an empty place of recording is sent as null, in words", async ({ page }) => {
    await openForm(page, { ...CONTACT, path: siteUrl + CONTACT.path });
    await fillIn(page, CONTACT, { "Recorded at": "" });
    await submitButton(page, CONTACT).click();
    await expectSent(page, CONTACT);
    expect(provider.stored).toEqual([
      {
        path: "/add_contact_us",
        key: expect.any(String),
        body: {
          name: "Ann Example",
          email: "ann@example.org",
          phoneNo: "",
          recordedAt: "null",
          message: "First line\nSecond",
        },
      },
    ]);
  });

  test("a provider's limit is told with the time to wait", async ({ page }) => {
    await openForm(page, { ...CONTACT, path: siteUrl + CONTACT.path });
    await fillIn(page, CONTACT);
    provider.answer(() => ({
      ...jsonAnswer({ status: "error", message: "Too many messages." }, 429),
      headers: { "retry-after": "180" },
    }));
    const answer = page.waitForResponse("**/api/forms/contact-us");
    await submitButton(page, CONTACT).click();
    await expect(failure(page)).toHaveText(
      "Failed to submit form: Too many messages. You can send it in 3 minutes.",
    );
    expect((await answer).status()).toBe(429);
    expect((await answer).headers()["retry-after"]).toBe("180");
  });

  const failures: [kind: string, answer: Parameters<typeof provider.answer>[0], status: number][] = [
    ["a word of no", () => jsonAnswer({ status: "error", message: "No." }, 400), 422],
    ["an error", () => jsonAnswer({ status: "error", message: "Broken." }, 500), 502],
    ["no JSON", () => ({ body: "<p>Hello</p>" }), 502],
    ["success without a word of it", () => jsonAnswer({}), 502],
  ];
  for (const [kind, answer, status] of failures)
    test(`${kind} from the provider is ${status} of the site`, async ({ page }) => {
      await openForm(page, { ...CONTACT, path: siteUrl + CONTACT.path });
      await fillIn(page, CONTACT);
      provider.answer(answer);
      const answered = page.waitForResponse("**/api/forms/contact-us", PATIENCE);
      await submitButton(page, CONTACT).click();
      expect((await answered).status()).toBe(status);
    });
});
