import type { Page } from "@playwright/test";
import { ownAddress } from "../support/forms";
import { no, RIGHT_CODE, startForeignMembers } from "../support/foreign-members";
import { jsonAnswer, type Answer } from "../support/local-server";
import { codeField, failure, success } from "../support/member-site";
import { expect, test } from "../support/test";

/** The site gives up after 8 seconds; the test waits for that. */
const PATIENCE = { timeout: 15_000 };

// Nobody else's calls count against these.
test.use({ extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });

let provider: Awaited<ReturnType<typeof startForeignMembers>>;
let siteUrl: string;

test.beforeAll(async ({ foreignSite }) => {
  provider = await startForeignMembers(foreignSite.serve);
  siteUrl = foreignSite.url;
});

test.beforeEach(() => {
  provider.recover();
});

/** What a provider may say or do, and what becomes of it: said with its sentence, said without one, or not said. */
const ANSWERS: [kind: string, answer: Answer | "hang up" | null, becomes: "said" | "bare" | "broken"][] = [
  ["400 with a sentence", no("The box is full.", 400), "said"],
  ["404 with a sentence", no("The box is full.", 404), "said"],
  ["500 with a sentence", no("The box is full.", 500), "said"],
  ["an error under 200", no("The box is full.", 200), "said"],
  ["success: false under 200", jsonAnswer({ success: false, message: "The box is full." }), "said"],
  ["401 without a sentence", jsonAnswer({ status: "error" }, 401), "bare"],
  ["an error without a sentence under 200", jsonAnswer({ status: "error" }), "bare"],
  ["404 without JSON", { status: 404, body: "<h1>Not found</h1>" }, "bare"],
  ["500 without a sentence", jsonAnswer({}, 500), "broken"],
  ["a page of HTML", { body: "<h1>Welcome</h1>" }, "broken"],
  ["a bad gateway", { status: 502, body: "<h1>Bad gateway</h1>" }, "broken"],
  ["success without a word of it", jsonAnswer({}), "broken"],
  ["a list", jsonAnswer([]), "broken"],
  ["a connection that breaks off", "hang up", "broken"],
];

const OUR_SENTENCE =
  /^(We could not reach our server|Our server gave no usable answer)\. Please try again in a moment\.$/;
const OUR_REASON =
  "(we could not reach our server|our server gave no usable answer)\\. Please try again in a moment\\.";

type Wording = { said: string; bare: string; broken: RegExp };

async function expectEach(page: Page, call: string, wording: Wording, act: () => Promise<void>) {
  for (const [kind, answer, becomes] of ANSWERS) {
    provider.answer(call, answer);
    await act();
    await expect(failure(page), kind).toHaveText(wording[becomes]);
  }
}

const send = (page: Page) => page.getByRole("button", { name: "Send OTP" }).click();

async function openSignup(page: Page): Promise<void> {
  await page.goto(`${siteUrl}/signup`);
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill("ann@example.org");
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(`${siteUrl}/login`);
  await page.getByLabel("Email").fill("ann@example.org");
}

/** As the sixtieth second after a mail has passed. */
async function resend(page: Page): Promise<void> {
  await page.clock.runFor(61_000);
  await page.getByRole("button", { name: "Resend OTP" }).click();
}

test.describe("what a foreign provider answers is told in the words of the site", () => {
  test.describe.configure({ timeout: 120_000 });

  test("when a code to log in is asked for", async ({ page }) => {
    await openLogin(page);
    const wording = { said: "The box is full.", bare: "User not found.", broken: OUR_SENTENCE };
    await expectEach(page, "/generate-otp", wording, () => send(page));
    await expect(page.getByLabel("Email")).toHaveValue("ann@example.org");
    provider.recover();
    await send(page);
    await expect(success(page, "OTP sent successfully.")).toBeVisible();
    expect(provider.calls).toMatchObject([{ path: "/generate-otp", body: { email: "ann@example.org" } }]);
  });

  test("when a code to log in is given back", async ({ page }) => {
    await openLogin(page);
    await send(page);
    const wording = { said: "The box is full.", bare: "Invalid OTP.", broken: /^Error verifying OTP\.$/ };
    await expectEach(page, "/verify-otp", wording, async () => {
      await codeField(page).fill("654321");
      await page.getByRole("button", { name: "Verify and log in" }).click();
    });
    provider.recover();
    await codeField(page).fill(RIGHT_CODE);
    await page.getByRole("button", { name: "Verify and log in" }).click();
    await page.waitForURL(`${siteUrl}/`);
  });

  test("when another code to log in is asked for", async ({ page }) => {
    await page.clock.install();
    await openLogin(page);
    await send(page);
    await expect(codeField(page)).toBeVisible();
    const wording = {
      said: "Failed to resend OTP. The box is full.",
      bare: "Failed to resend OTP.",
      broken: /^Error resending OTP\.$/,
    };
    await page.clock.runFor(61_000);
    await expectEach(page, "/generate-otp", wording, () => resend(page));
    provider.recover();
    await resend(page);
    await expect(success(page, "OTP resent successfully.")).toBeVisible();
    await expect(failure(page)).toBeEmpty();
  });

  test("when a code to sign up is asked for", async ({ page }) => {
    await openSignup(page);
    const wording = {
      said: "The box is full.",
      bare: "We could not send a code to this address.",
      broken: OUR_SENTENCE,
    };
    await expectEach(page, "/generate-otp-signup", wording, () => send(page));
    await expect(page.getByLabel("First name")).toHaveValue("Ann");
    provider.recover();
    await send(page);
    await expect(success(page, "OTP sent successfully!")).toBeVisible();
  });

  test("when a code to sign up is given back", async ({ page }) => {
    await openSignup(page);
    await send(page);
    const wording = {
      said: "Error verifying OTP: The box is full.",
      bare: "Error verifying OTP: Invalid OTP.",
      broken: new RegExp(`^Error verifying OTP: ${OUR_REASON}$`),
    };
    await expectEach(page, "/signup", wording, async () => {
      await codeField(page).fill("654321");
      await page.getByRole("button", { name: "Verify and sign up" }).click();
    });
    expect(provider.calls.at(-1)?.body).toEqual({
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@example.org",
      otp: "654321",
    });
  });

  test("when another code to sign up is asked for", async ({ page }) => {
    await page.clock.install();
    await openSignup(page);
    await send(page);
    await expect(codeField(page)).toBeVisible();
    const wording = {
      said: "Error resending OTP: The box is full.",
      bare: "Error resending OTP: it was refused.",
      broken: new RegExp(`^Error resending OTP: ${OUR_REASON}$`),
    };
    await page.clock.runFor(61_000);
    await expectEach(page, "/generate-otp-signup", wording, () => resend(page));
    provider.recover();
    await resend(page);
    await expect(success(page, "OTP sent successfully!")).toBeVisible();
  });

  test("when it says nothing at all, or the browser is offline", async ({ page, context }) => {
    await openLogin(page);
    await send(page);
    provider.answer("/verify-otp", null);
    await codeField(page).fill(RIGHT_CODE);
    const answered = page.waitForResponse("**/api/members/verify-otp", PATIENCE);
    await page.getByRole("button", { name: "Verify and log in" }).click();
    expect((await answered).status()).toBe(504);
    await expect(failure(page)).toHaveText("Error verifying OTP.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Verify and log in" }).click();
    await expect(failure(page)).toHaveText("Error verifying OTP.");
    await context.setOffline(false);
    provider.recover();
    await page.getByRole("button", { name: "Verify and log in" }).click();
    await page.waitForURL(`${siteUrl}/`);
  });

  const statuses: [kind: string, answer: Answer | "hang up" | null, status: number][] = [
    ["a wrong code", no("Invalid OTP.", 401), 401],
    ["an error under 200", no("Invalid OTP.", 200), 422],
    ["400", no("No.", 400), 422],
    ["404", no("User not found.", 404), 404],
    ["409", no("No.", 409), 409],
    ["an error of its own", no("Broken.", 500), 502],
    ["no JSON", { body: "<p>Hello</p>" }, 502],
    ["a success without a member", jsonAnswer({ status: "success", data: {} }), 502],
    ["a member without an id", jsonAnswer({ status: "success", data: { firstName: "Ann" } }), 502],
    ["an id as long as a book", jsonAnswer({ status: "success", data: { _id: "i".repeat(5000) } }), 502],
    ["a connection that breaks off", "hang up", 503],
  ];
  for (const [kind, answer, status] of statuses)
    test(`${kind} from the provider is ${status} of the site, without a session`, async ({ request }) => {
      provider.answer("/verify-otp", answer);
      const data = { email: "ann@example.org", otp: RIGHT_CODE };
      const answered = await request.post(`${siteUrl}/api/members/verify-otp`, { data });
      expect(answered.status()).toBe(status);
      expect(answered.headers()["set-cookie"] ?? "").not.toContain("session=");
    });

  test("a limit of the provider is answered with the time to wait", async ({ request }) => {
    const post = () =>
      request.post(`${siteUrl}/api/members/resend-otp`, { data: { email: "ann@example.org" } });
    for (const [sentence, told] of [
      ["Please wait a minute.", "Failed to resend OTP. Please wait a minute."],
      ["", "Failed to resend OTP. There were too many tries in a short time. Please try again in 3 minutes."],
    ] as const) {
      provider.answer("/generate-otp", { ...no(sentence, 429), headers: { "retry-after": "180" } });
      const answered = await post();
      expect(answered.status()).toBe(429);
      expect(answered.headers()["retry-after"]).toBe("180");
      expect(await answered.json()).toEqual({ status: "error", message: told });
    }
  });

  for (const data of [
    { _id: 7, firstName: null, lastName: 3, local: null },
    { data: { _id: "7", local: { email: "ann@example.org" } } },
    [{ _id: "7" }],
  ])
    test(`a member is understood as ${JSON.stringify(data)}`, async ({ request }) => {
      provider.answer("/verify-otp", jsonAnswer({ status: "success", data }));
      const answered = await request.post(`${siteUrl}/api/members/verify-otp`, {
        data: { email: "ann@example.org", otp: RIGHT_CODE },
      });
      expect(await answered.json()).toEqual({
        status: "success",
        message: "Login successful!",
        member: { userId: "7", firstName: "", lastName: "", email: "ann@example.org" },
      });
    });
});
