import type { Page } from "@playwright/test";
import { createAdmin, readClip } from "./support/admin";
import { expectNoAxeViolations, expectSoundOnAnyScreen } from "./support/accessibility";
import { makeFile, makeHollowFile, makeVideo, openUpload, watchParts } from "./support/uploads";
import { expect, test } from "./support/test";

const more = (page: Page) => page.getByRole("form").locator("summary", { hasText: "More" });

/** The fields of the short form, by label. */
const SHORT = [
  "Name",
  "Email",
  "Video",
  "Description",
  /^Hope$/,
  /without restriction/,
  /further information/,
];

/** The fields under 'More'. */
const UNDER_MORE = [
  "Phone",
  "Recorded at",
  "Church website",
  "YouTube",
  "Where we may show it",
  "Short name",
];

const GIBIBYTE = 1_073_741_824;

/** Two Active hashtags of the seed. */
const HASHTAGS = ["Hope", "Grief and comfort"];

test("a story is stored with all its fields; the page thanks, and the next form is empty @phone", async ({
  page,
  providerUrl,
}) => {
  const video = makeVideo("mine.mp4");
  const story = await openUpload(page, "", "?recordedAt=Hope%20Church");
  const texts = {
    Name: "Ann Example",
    Email: story.email,
    Phone: "(415) 555-2671",
    Description: "How it began,\nand how it went on.",
    "Church website": "https://church.example/",
  };
  const links = {
    YouTube: "https://youtube.com/watch?v=1",
    "YouTube Short": "https://youtube.com/shorts/1",
    Facebook: "https://facebook.com/1",
    TikTok: "https://tiktok.com/1",
    Instagram: "https://instagram.com/1",
  };
  for (const [label, text] of Object.entries(texts)) await story.field(label).fill(text);
  await expect(story.field("Recorded at")).toHaveValue("Hope Church");
  for (const [label, text] of Object.entries(links)) await story.field(label).fill(text);
  for (const name of HASHTAGS) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByLabel("Where we may show it").selectOption("single");
  await story.answer({ others: "Yes, and they agree" });
  for (const box of [/without restriction/, /further information/]) {
    await page.getByRole("checkbox", { name: box }).check();
  }
  const slug = await story.field("Short name").inputValue();
  expect(slug).toMatch(/^[2-9a-z]{4}$/);
  await expect(story.field("Short name")).not.toBeEditable();

  await story.choose(video);
  await expect(page.getByText(video.name)).toBeVisible();
  await expect(page.getByText(/^[\d.]+ [kM]B · 0:\d\d$/)).toBeVisible();
  await story.submit();
  await expect(story.success).toBeVisible();
  await expect(page.getByText("Story uploaded successfully!")).toHaveCount(2);
  await expect(
    page.getByText("We watch every story before we show it, and we’ll write to you by email."),
  ).toBeVisible();
  await expectThanks(page);
  await expectSoundOnAnyScreen(page);
  await page.reload();
  await expectThanks(page);
  await page.getByRole("button", { name: "Send another story" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upload your story");

  for (const label of ["Name", "Email", "Description", "YouTube"])
    await expect(story.field(label)).toHaveValue("");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByText(video.name)).toBeHidden();
  await expect(story.field("Short name")).not.toHaveValue(slug);
  await page.goto("/");
  await page.goto("/upload-story");
  await expect(page.getByRole("form")).toBeVisible();

  const admin = await createAdmin(providerUrl);
  const [stored, ...others] = await admin.findAll("stories", "email", story.email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    name: "Ann Example",
    phone: "+14155552671",
    slug,
    description: texts.Description,
    hastags: HASHTAGS,
    youtubeLink: links.YouTube,
    YTShortLink: links["YouTube Short"],
    facebookLink: links.Facebook,
    tiktokLink: links.TikTok,
    instagramLink: links.Instagram,
    churchLink: texts["Church website"],
    recordedAt: "Hope Church",
    videoType: "single",
    isAcceptUnrestricted: true,
    isAcceptReceiveFurther: true,
  });
  const sentences = JSON.stringify(stored);
  expect(sentences).toContain("may be shown without restriction");
  expect(sentences).toContain("receive further information by e-mail");
  expect((await readClip(admin, stored)).includes(video.moment)).toBe(true);
});

/** Expects thanks and the next steps in place of the form. */
async function expectThanks(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your story");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeInViewport();
  await expect(page.getByText(/^You can take your story back at any time\./)).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(0);
}

test("is short; 'More' contains the rest, and opens automatically for an error in it", async ({ page }) => {
  const story = await openUpload(page);
  const labelled = (label: string | RegExp) => page.getByRole("form").getByLabel(label, { exact: true });
  for (const label of SHORT) await expect(labelled(label)).toBeVisible();
  for (const label of UNDER_MORE) await expect(labelled(label)).toBeHidden();
  await more(page).click();
  for (const label of UNDER_MORE) await expect(labelled(label)).toBeVisible();
  await expect(story.field("Short name")).toHaveAccessibleDescription(
    /^We chose this for you. Once your story/,
  );

  await story.fill();
  await story.choose(makeVideo("short.mp4"));
  await story.field("Phone").fill("415 555");
  await more(page).click();
  await story.submit();
  await expect(story.field("Phone")).toBeFocused();
  await expect(story.field("Phone")).toHaveAccessibleDescription("Invalid phone number");
});

test("asks about safety before the hashtags", async ({ page }) => {
  await openUpload(page);
  const groups = await page.getByRole("form").locator("legend").allTextContents();
  const places = ["To keep everyone safe", "Hashtags", "What we may do"].map((name) => groups.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("names what is missing, moves to the first, and sends nothing", async ({ page }) => {
  const { parts, begun } = watchParts(page);
  const story = await openUpload(page);
  await story.submit();
  for (const sentence of ["Name is required", "Email is required", "Please upload a video."]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(story.failure.getByText("Please fill all required fields")).toBeVisible();
  await expect(story.field("Name")).toBeFocused();
  await expect(page.getByLabel("Video", { exact: true })).toHaveAccessibleDescription(
    /^Please upload a video\./,
  );
  await expectNoAxeViolations(page);
  expect([...parts, ...begun]).toEqual([]);
});

test("refuses invalid addresses and links and long texts, and opens what hides them", async ({ page }) => {
  const story = await openUpload(page);
  await story.field("Name").fill("Ann");
  await story.field("Email").fill("ann@");
  await expect(story.field("Short name")).toBeHidden();
  await more(page).click();
  await story.field("Church website").fill("our church");
  await story.field("TikTok").fill("javascript:alert(1)");
  await more(page).click();
  await expect(story.field("TikTok")).toBeHidden();
  await story.field("Description").fill("x".repeat(201));
  await expect(page.getByText("201 of 200 characters")).toBeVisible();
  await story.submit();
  await expect(page.getByText("Invalid email format", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter a valid URL", { exact: true })).toHaveCount(2);
  await expect(story.field("TikTok")).toBeVisible();
  await expect(page.getByText("Description should not exceed 200 characters", { exact: true })).toBeVisible();
  await story.field("Description").fill("x".repeat(200));
  await expect(page.getByText("Description should not exceed 200 characters", { exact: true })).toBeHidden();
});

const unfit = [
  {
    kind: "a zip called .mp4",
    make: () => makeFile("film.mp4", "PK\x03\x04zip"),
    sentence: "Please select a video file.",
  },
  {
    kind: "a picture with script",
    make: () => makeFile("a.svg", "<svg><script/></svg>"),
    sentence: "Please select a video file.",
  },
  {
    kind: "a file of one byte too many",
    make: () => makeHollowFile("long.mp4", GIBIBYTE + 1),
    sentence: "File size exceeds 1 GB limit.",
  },
  {
    kind: "an empty file",
    make: () => makeFile("empty.mp4", ""),
    sentence:
      "This video isn’t on your device yet. If it’s in a cloud such as iCloud or Google Drive, download it first, then choose it again.",
  },
];

test("refuses a file that isn't a video, or is too long or empty, before sending anything", async ({
  page,
}) => {
  const { begun } = watchParts(page);
  const story = await openUpload(page);
  await story.fill();
  for (const { kind, make, sentence } of unfit)
    await test.step(kind, async () => {
      await story.choose(make());
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await story.submit();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Upload" })).not.toHaveAttribute("aria-disabled", "true");
      expect(begun).toEqual([]);
      await expect(story.field("Name")).toHaveValue("Ann Example");

      await story.choose(makeVideo("fit.mp4"));
      await expect(page.getByText(sentence, { exact: true })).toBeHidden();
    });
});

test("keeps the text after a reload", async ({ page }) => {
  const story = await openUpload(page);
  await story.fill();
  await page.getByRole("checkbox", { name: "Hope", exact: true }).check();
  await page.reload();
  await expect(story.field("Name")).toHaveValue("Ann Example");
  await expect(page.getByRole("checkbox", { name: "Hope", exact: true })).toBeChecked();
});

test("works by keyboard only", async ({ page }) => {
  const story = await openUpload(page);
  // Waits before the key press: the browser must know that the test handles the chooser.
  const chooser = page.waitForEvent("filechooser");
  await story.field("Description").focus();
  await page.keyboard.press("Shift+Tab");
  const video = page.getByLabel("Video", { exact: true });
  await expect(video).toBeFocused();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(makeVideo("by-key.mp4").path);
  await expect(page.getByLabel("Preview of your video")).toBeVisible();
  await story.fill();
  await page.keyboard.press("Enter");
  await expect(story.success).toBeVisible();
});

test("has no faults and fits any screen", async ({ page }) => {
  const story = await openUpload(page);
  await story.choose(makeVideo("a-long-name-without-any-place-to-break-it-at-all.mp4"));
  await more(page).click();
  await expect(page.getByLabel("Preview of your video")).toBeVisible();
  await expectSoundOnAnyScreen(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("says how else to send a story", async ({ page }) => {
    await page.goto("/upload-story");
    await expect(page.getByText(/You need JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload" })).toBeHidden();
    await page.getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL("/contact-us");
  });
});
