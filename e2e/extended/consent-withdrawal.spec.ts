import { consentIn } from "@lampstand/contract/consent-sentences";
import { createAdmin, type Admin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { readOutbox } from "../support/mails";
import { createStack, type Stack } from "../support/stack";
import { submit } from "../support/provider-calls";
import { expect, test } from "../support/test";

const consent = consentIn("agreeToUseTestimony", "en");
const testimony = {
  fullName: "Ruth",
  email: "ruth@example.org",
  agreeToUseTestimony: true,
  consents: [consent],
};

/** Starts a provider with a consent linked to a published video. */
async function withConsent(
  use: (given: {
    stack: Stack;
    admin: Admin;
    token: string;
    record: string;
    slug: string;
    video: string;
  }) => Promise<void>,
) {
  const stack = await createStack();
  try {
    await stack.provider.start();
    const admin = await createAdmin(stack.provider.url);
    await submit(stack, "/add-join-us", testimony);
    const record = String((await admin.find("testimony-consents", "email", testimony.email))?.id);
    const video = await admin.find("videos", "status", "Active");
    if (!video) throw new Error("There is no video");
    await admin.update("testimony-consents", record, { video: video.id });
    let token = "";
    await expect
      .poll(async () => {
        const texts = (await readOutbox(stack.dataDir)).map(({ text }) => text).join("\n");
        token = /withdraw-consent\/([\w-]+)/.exec(texts)?.[1] ?? "";
        return token;
      })
      .not.toBe("");
    await use({ stack, admin, token, record, slug: String(video.slug), video: String(video.id) });
  } finally {
    await stack.stop();
  }
}

const statusOf = async (url: string) => (await fetch(url)).status;

test("the link in the receipt withdraws the consent and removes the video from the site", async () => {
  await withConsent(async ({ stack, admin, token, record, slug, video }) => {
    const { url } = stack.provider;
    const read = async (): Promise<unknown> => (await fetch(`${url}/consents/${token}`)).json();
    const { purpose, sentence } = consent;
    const standing = { purpose, sentence, language: "en", givenAt: expect.any(String), withdrawnAt: null };
    const answer = (consents: object[]) => ({
      status: "success",
      data: { name: "Ruth", about: "Your testimony", consents },
    });
    expect(await read()).toEqual(answer([standing]));
    // Opening the link changes nothing, because mail programs open it too.
    expect(await read()).toEqual(answer([standing]));
    expect(await statusOf(`${url}/get_individual_video/${slug}`)).toBe(200);

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(stack, "/withdraw-consents", { token })),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(await statusOf(`${url}/get_individual_video/${slug}`)).toBe(404);
    const withdrawn = await admin.find("testimony-consents", "id", record);
    expect(withdrawn).toMatchObject({
      consents: [{ ...consent, withdrawnAt: withdrawn?.withdrawnAt, withdrawnBy: "the person" }],
      readAt: null,
    });
    expect(await read()).toEqual(answer([{ ...standing, withdrawnAt: withdrawn?.withdrawnAt }]));

    expect(await (await submit(stack, "/withdraw-consents", { token })).json()).toMatchObject({
      status: "success",
    });
    expect(await admin.find("testimony-consents", "id", record)).toEqual(withdrawn);
    const news = async () =>
      (await readOutbox(stack.dataDir)).filter(
        ({ subject }) => subject === "Ruth has withdrawn their consent",
      );
    await expect.poll(async () => (await news()).length).toBe(1);

    await expect(admin.update("videos", video, { status: "Active" })).rejects.toThrow(
      "Ruth has withdrawn their consent",
    );
    expect(await statusOf(`${url}/get_individual_video/${slug}`)).toBe(404);

    await admin.remove("videos", video);
    expect(await admin.find("testimony-consents", "id", record)).toMatchObject({ video: null });
  });
});

test("staff withdraw a consent on request", async ({ page }) => {
  await withConsent(async ({ stack, admin, record, slug }) => {
    const { url } = stack.provider;
    await openSignedIn(page, url, admin.credentials);
    await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
    await expect(page.getByText("Testimony consents: 1 new, 1 open")).toBeVisible();

    await page
      .getByRole("region", { name: "Waiting for you" })
      .getByRole("link", { name: "Testimony consents" })
      .click();
    const row = page.getByRole("row", { name: /Ruth/ });
    await expect(row.getByText("New", { exact: true })).toBeVisible();
    await row.getByRole("link", { name: "Ruth" }).click();

    await expect(page.getByText(`“${consent.sentence}”`)).toBeVisible();
    await page.getByRole("button", { name: "Withdraw consent" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await statusOf(`${url}/get_individual_video/${slug}`)).toBe(200);
    await page.getByRole("button", { name: "Withdraw consent" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw consent" }).click();

    await expect(page.getByText(`by ${admin.credentials.email}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Withdraw consent" })).toBeHidden();
    expect(await statusOf(`${url}/get_individual_video/${slug}`)).toBe(404);
    expect(await admin.find("testimony-consents", "id", record)).toMatchObject({
      consents: [{ withdrawnBy: admin.credentials.email }],
      readAt: expect.any(String),
    });

    await page.goto(`${url}/admin/collections/testimony-consents`);
    await expect(page.getByRole("row", { name: /Ruth/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Ruth/ }).getByText("New", { exact: true })).toBeHidden();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all as a spreadsheet (CSV)" }).click();
    expect((await download).suggestedFilename()).toMatch(/^testimony-consents-.*\.csv$/);
  });
});
