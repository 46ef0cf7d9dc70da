import type { Locator } from "@playwright/test";
import { expectNoHorizontalScroll } from "../support/accessibility";
import { signInAsAdmin } from "../support/admin-sign-in";
import { expect, test } from "../support/test";
import { realClip } from "../support/provider-calls";

/** Pastes HTML as another program copies it to the clipboard. */
async function paste(editor: Locator, html: string) {
  await editor.click();
  await editor.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("a pasted table stays a table, in the editor and on the site", async ({
  page,
  providerUrl,
  siteUrl,
}) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const slug = `times-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await admin.create("pages", { title: "When we meet", slug });
  try {
    await page.goto(`${providerUrl}/admin/collections/pages/${id}`);
    const editor = page.locator(".LexicalEditorTheme__root, [data-lexical-editor]").first();
    await paste(
      editor,
      "<table><tr><th>Day</th><th>Time</th></tr><tr><td>Sunday</td><td>9:00</td></tr></table>",
    );
    await expect(editor.getByRole("table")).toContainText("Sunday");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

    await page.goto(`${siteUrl}/${slug}`);
    const table = page.getByRole("region", { name: "Table" }).getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["Day", "Time"]);
    await expect(table.getByRole("cell")).toHaveText(["Sunday", "9:00"]);
    await expectNoHorizontalScroll(page);
  } finally {
    await admin.remove("pages", id);
  }
});

test("a list pasted from Word is a list, and a picture of another site is left out with a word", async ({
  page,
  providerUrl,
}) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const { id } = await admin.create("pages", { title: "Bring", slug: `bring-${crypto.randomUUID()}` });
  try {
    await page.goto(`${providerUrl}/admin/collections/pages/${id}`);
    const editor = page.locator("[data-lexical-editor]").first();
    const entry = (text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span ` +
      `style='mso-list:Ignore'>·&nbsp;</span><![endif]>${text}</p>`;
    await paste(editor, `${entry("Bread")}${entry("Fish")}<img src="https://elsewhere.example/a.png">`);
    await expect(editor.getByRole("listitem")).toHaveText(["Bread", "Fish"]);
    await expect(editor.locator("img")).toHaveCount(0);
    await expect(page.getByText("One picture was left out.")).toBeVisible();
  } finally {
    await admin.remove("pages", id);
  }
});

test("a new question opens at once, and the admin never names Payload", async ({ page, providerUrl }) => {
  await signInAsAdmin(page, providerUrl);
  await page.goto(`${providerUrl}/admin/collections/faq-categories/create`);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByLabel("Answer")).toBeVisible();
  await expect(page.getByText("Untitled")).toHaveCount(0);

  await page.goto(`${providerUrl}/admin/account`);
  await expect(page.getByRole("heading", { name: "Appearance" })).toBeVisible();
  await expect(page.getByText("Payload")).toHaveCount(0);

  await page.goto(`${providerUrl}/admin/collections/hashtags`);
  await expect(page.getByRole("link", { name: "Add new" }).first()).toBeVisible();
});

test("staff write, publish, update and unpublish an article with buttons @phone", async ({
  page,
  providerUrl,
  siteUrl,
}) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const word = crypto.randomUUID().slice(0, 8);
  const slug = `a-lamp-${word}`;
  const address = `${siteUrl}/blog/${slug}`;
  const statusOf = async () => (await page.request.get(address)).status();
  await page.goto(`${providerUrl}/admin/collections/blogs/create`);
  await page.getByLabel("Title").fill(`A lamp, ${word}`);
  await expect(page.getByLabel("Web address name")).toHaveValue(slug);
  await page.getByLabel("Author").fill("Ann");
  await page.getByLabel("Summary").fill("On Sunday we light it.");
  const preview = page.getByRole("region", { name: "How it appears elsewhere" });
  await expect(preview).toContainText(`blog › ${slug}`);
  await expect(preview.getByText("On Sunday we light it.")).toHaveCount(2);
  try {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("button", { name: "Update" })).toBeVisible();
    await expect.poll(statusOf).toBe(200);
    await expectNoHorizontalScroll(page);

    await page.getByLabel("Title").fill(`A bright lamp, ${word}`);
    // The address of an existing article stays.
    await expect(page.getByLabel("Web address name")).toHaveValue(slug);
    await page.getByRole("button", { name: "Update" }).click();
    await expect.poll(async () => (await page.request.get(address)).text()).toContain("A bright lamp");

    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
    await expect.poll(statusOf).toBe(404);
  } finally {
    for (const { id } of await admin.findAll("blogs", "slug", slug)) await admin.remove("blogs", id);
  }
});

test("an article shows pictures, the site's videos, and others' once pressed @phone", async ({
  page,
  providerUrl,
  siteUrl,
}) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const slug = `a-hymn-${crypto.randomUUID().slice(0, 8)}`;
  const [image] = await admin.list("images");
  const [video] = await admin.findAll("videos", "status", "Active");
  const node = (type: string, more: object) => ({ type, version: 2, format: "", ...more });
  const fields = {
    id: crypto.randomUUID(),
    blockType: "elsewhere",
    blockName: "",
    address: "https://www.youtube.com/watch?v=abcdefghijk",
    title: "A hymn, sung",
  };
  const children = [
    node("upload", { relationTo: "images", value: image?.id, fields: { caption: "Last Sunday" } }),
    node("relationship", { relationTo: "videos", value: video?.id }),
    node("block", { fields }),
  ];
  const content = { root: { type: "root", version: 1, format: "", indent: 0, direction: null, children } };
  const article = {
    title: "A hymn",
    slug,
    author: "Ann",
    postedDate: "2026-01-01",
    content,
    _status: "published",
  };
  const { id } = await admin.create("blogs", article);
  try {
    await page.goto(`${providerUrl}/admin/collections/blogs/${id}`);
    await expect(page.getByText("Video or page from elsewhere")).toBeVisible();

    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>The player</p>" }),
    );
    await page.goto(`${siteUrl}/blog/${slug}`);
    const text = page.getByRole("article");
    const picture = text.getByRole("figure").filter({ hasText: "Last Sunday" }).getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    await expect(text.getByRole("link", { name: /^Watch ‘/ })).toHaveAttribute(
      "href",
      `/video-detail/${String(video?.slug)}`,
    );
    await expectNoHorizontalScroll(page);
    await expect(text.locator("iframe")).toHaveCount(0);
    await text.getByRole("link", { name: "A hymn, sung" }).click();
    await expect(text.frameLocator("iframe[title='A hymn, sung']").getByText("The player")).toBeVisible();
  } finally {
    await admin.remove("blogs", id);
  }
});

test("an SRT file becomes captions beside the clip", async ({ page, providerUrl }) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const film = new File([await realClip()], "film.mp4", { type: "video/mp4" });
  const clip = await admin.upload("clips", film, { title: "Two cups" });
  await page.goto(`${providerUrl}/admin/collections/clips/${clip.id}`);
  const buffer = Buffer.from("1\n00:00:00,500 --> 00:00:03,000\nFor a year I set out two cups.\n");
  await page
    .getByLabel("Caption file to upload")
    .setInputFiles({ name: "words.srt", mimeType: "application/x-subrip", buffer });
  await expect(page.getByRole("textbox", { name: "Words of line 1" })).toHaveValue(
    "For a year I set out two cups.",
  );
});

test("the nearest colour is proposed for one with too little contrast, and ordinary ones stay", async ({
  page,
  providerUrl,
}) => {
  await signInAsAdmin(page, providerUrl);
  await page.goto(`${providerUrl}/admin/globals/settings`);
  await page.getByRole("button", { name: "Looks" }).click();
  const color = page.getByLabel("Choose: Dark colour");
  await color.fill("#ffff00");
  await expect(page.getByText("White text on #ffff00 has a contrast of 1 to 1.")).toBeVisible();
  await page.getByRole("button", { name: /^Use #/ }).click();
  await expect(color).not.toHaveValue("#ffff00");
  await expect(page.getByText("Text in these colours has enough contrast").first()).toBeVisible();
  await color.fill("#1e5aa8");
  await expect(color).toHaveValue("#1e5aa8");
  await expect(page.getByText("White text on")).toBeHidden();
  await page.getByLabel("Choose: Bright colour").fill("#1e5aa8");
  await expect(page.getByText(/^#1e5aa8 is too close to your dark colour\..* works is #/)).toBeVisible();
});
