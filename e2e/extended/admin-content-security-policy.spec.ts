import { createAdmin } from "../support/admin";
import { openSignedOut } from "../support/admin-sign-in";
import { watchViolations } from "../support/policy";
import { realClip } from "../support/provider-calls";
import { expect, test } from "../support/test";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("the admin works under its Content-Security-Policy and runs only its own scripts", async ({
  page,
  providerUrl,
}) => {
  const admin = await createAdmin(providerUrl);
  const film = new File([await realClip()], "film.mp4", { type: "video/mp4" });
  const clip = await admin.upload("clips", film, { title: "Two cups" });
  const cues = [{ start: 0, end: 1, text: "A first line" }];
  const captions = await admin.create("captions", { clip: clip.id, lang: "en", cues, isDraft: true });
  await admin.update("captions", captions.id, { cues: [], isDraft: true });
  const violations = await watchViolations(page);
  // Leaves the form unsaved.
  page.on("dialog", (dialog) => void dialog.accept());

  await test.step("sign in", async () => {
    const response = await openSignedOut(page, `${providerUrl}/admin/login`);
    expect(response?.headers()).toMatchObject({
      "content-security-policy": expect.stringMatching(/script-src 'self' 'nonce-[^']+';/),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    await page.getByLabel("Email").fill(admin.credentials.email);
    await page.getByLabel("Password").fill(admin.credentials.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Waiting for you")).toBeVisible();
  });

  await test.step("write an article", async () => {
    await page.goto(`${providerUrl}/admin/collections/blogs/create`);
    const editor = page.locator('[contenteditable="true"]').first();
    await editor.click();
    await page.keyboard.type("Fine words.");
    await expect(editor).toContainText("Fine words.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/head");
    await page.getByRole("option", { name: "Heading 2" }).click();
    await page.keyboard.type("A heading");
    await expect(editor.getByRole("heading", { name: "A heading" })).toBeVisible();
  });

  await test.step("upload a picture", async () => {
    await page.goto(`${providerUrl}/admin/collections/images/create`);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: PICTURE });
    await expect(page.locator('img[src^="blob:"], img[src^="data:"]').first()).toBeVisible();
  });

  await test.step("write captions beside the clip", async () => {
    await page.goto(`${providerUrl}/admin/collections/captions/${captions.id}`);
    await expect(page.locator('video[aria-label="The clip"]')).toHaveJSProperty("readyState", 4);
  });

  expect(violations).toEqual([]);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="" alt="" onerror="window.injected = true">');
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
  });
  await expect.poll(() => violations.length).toBe(2);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
});
