import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { signInAsAdmin } from "../support/admin-sign-in";
import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { realClip } from "../support/provider-calls";
import { expect, test } from "../support/test";

const SRT =
  "1\n00:00:00,500 --> 00:00:03,000\nFor a year I set out two cups.\n\n2\n00:00:02,000 --> 00:00:05,000\nNobody told me to stop.\n";

/** Opens the captions of a clip of its own in the admin. */
async function openCaptions(page: Page, providerUrl: string) {
  const admin = await signInAsAdmin(page, providerUrl);
  const film = new File([await realClip()], "film.mp4", { type: "video/mp4" });
  const clip = await admin.upload("clips", film, { title: "Two cups" });
  const cues = [{ start: 0, end: 1, text: "A first line" }];
  const captions = await admin.create("captions", { clip: clip.id, lang: "en", cues, isDraft: true });
  await admin.update("captions", captions.id, { cues: [], isDraft: true });
  await page.goto(`${providerUrl}/admin/collections/captions/${captions.id}`);
  return { admin, id: captions.id, clip };
}

const words = (page: Page, line: number) => page.getByRole("textbox", { name: `Words of line ${line}` });
const start = (page: Page, line: number) => page.getByRole("textbox", { name: `Start of line ${line}` });
const end = (page: Page, line: number) => page.getByRole("textbox", { name: `End of line ${line}` });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function importSrt(page: Page) {
  const file = { name: "words.srt", mimeType: "application/x-subrip", buffer: Buffer.from(SRT) };
  await page.getByLabel("Caption file to import").setInputFiles(file);
  await expect(page.getByText("words.srt: 2 lines read.")).toBeVisible();
}

/** Moves the clip to a second, as by dragging its position. */
async function seek(player: Locator, seconds: number) {
  await player.evaluate(
    (video: HTMLVideoElement, to) =>
      new Promise((resolve) => {
        video.addEventListener("seeked", resolve, { once: true });
        video.currentTime = to;
      }),
    seconds,
  );
}

test("staff import captions, correct them by keyboard beside the clip, and save them", async ({
  page,
  providerUrl,
}) => {
  const { admin, id, clip } = await openCaptions(page, providerUrl);
  await importSrt(page);
  await expect(words(page, 2)).toHaveValue("Nobody told me to stop.");
  await expect(page.getByText("It starts before line 1 ends.")).toBeVisible();

  const player = page.locator('video[aria-label="The clip"]');
  await expect(player).toHaveJSProperty("readyState", 4);
  await seek(player, 3);
  await words(page, 2).focus();
  await page.keyboard.press("Control+ArrowUp");
  await expect(start(page, 2)).toHaveValue("0:03.000");
  await expect(page.getByText("It starts before line 1 ends.")).toBeHidden();
  await seek(player, 4);
  await page.keyboard.press("Control+Home");
  for (let moved = 0; moved < "Nobody told me".length; moved += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+Shift+Enter");
  await expect(words(page, 3)).toBeFocused();
  await expect(words(page, 3)).toHaveValue("to stop.");
  await expect(end(page, 2)).toHaveValue("0:04.000");
  await player.evaluate((video: HTMLVideoElement) => (video.muted = true));
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(4);
  await page.keyboard.press("Control+Enter");
  await expect(player).toHaveJSProperty("paused", true);

  await press(page, "Delete: line 3");
  await expect(words(page, 3)).toHaveCount(0);
  await press(page, "Undo");
  await expect(words(page, 3)).toHaveValue("to stop.");
  await press(page, "Join with next: line 2");
  await expect(words(page, 2)).toHaveValue("Nobody told me\nto stop.");
  await end(page, 2).fill("2");
  await end(page, 2).press("Enter");
  await expect(page.getByText("It ends before it starts.")).toBeVisible();
  await end(page, 2).fill("5,5");
  await end(page, 2).press("Enter");
  await expect(end(page, 2)).toHaveValue("0:05.500");

  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("checkbox", { name: "Draft" }).uncheck();
  await press(page, "Save");
  expect((await saved).status()).toBe(200);
  const cues = [
    { start: 0.5, end: 3, text: "For a year I set out two cups." },
    { start: 3, end: 5.5, text: "Nobody told me\nto stop." },
  ];
  expect(await admin.find("captions", "id", String(id))).toMatchObject({ cues, isDraft: false });

  const download = page.waitForEvent("download");
  await press(page, "Download WebVTT");
  const file = await download;
  expect(file.suggestedFilename()).toBe("captions-en.vtt");
  expect(await readFile(await file.path(), "utf8")).toContain(
    "00:00:03.000 --> 00:00:05.500\nNobody told me\nto stop.",
  );

  await page.goto(`${providerUrl}/admin/collections/clips/${clip.id}`);
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", new RegExp(String(id)));
});

test("staff preview a file of unknown encoding and can choose another encoding", async ({
  page,
  providerUrl,
}) => {
  await openCaptions(page, providerUrl);
  // 'Меня зовут Анна' and 'Бог изменил мою жизнь', in Windows' Cyrillic encoding.
  const lines = ["cce5edff20e7eee2f3f220c0ededa0", "c1eee320e8e7ece5ede8eb20eceefe20e6e8e7edfc"];
  const times = ["00:00:00,000 --> 00:00:02,000", "00:00:02,000 --> 00:00:04,000"];
  const blocks = lines.flatMap((line, at) => [
    Buffer.from(`${at + 1}\n${times[at]}\n`),
    Buffer.from(`${line}0a0a`, "hex"),
  ]);
  const file = { name: "anna.srt", mimeType: "application/x-subrip", buffer: Buffer.concat(blocks) };
  await page.getByLabel("Caption file to import").setInputFiles(file);
  const guess = page.getByRole("group", { name: "Do these lines from anna.srt look right?" });
  await expect(guess.getByText("Бог изменил мою жизнь")).toBeVisible();
  await expectNoAxeViolations(page, ".caption-editor");
  const letters = guess.getByRole("combobox", { name: "If not, try another encoding" });
  await letters.selectOption("Greek");
  await expect(guess.getByText("Бог изменил мою жизнь")).toBeHidden();
  await letters.selectOption("Cyrillic");
  await guess.getByRole("button", { name: "Use these lines" }).click();
  await expect(guess).toBeHidden();
  await expect(words(page, 2)).toHaveValue("Бог изменил мою жизнь");
  await expect(page.getByText("anna.srt: 2 lines read.")).toBeVisible();
});

test("the caption editor is readable and usable at a phone's width @phone", async ({ page, providerUrl }) => {
  await openCaptions(page, providerUrl);
  await importSrt(page);
  await page.getByText("Keys", { exact: true }).click();
  await expect(page.getByText("the line starts now")).toBeVisible();
  await onBothScreens(page, async () => {
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page, ".caption-editor");
  });
});

test("captions are stored once somebody has written and saved them", async ({ page, providerUrl }) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const film = new File([await realClip()], "film.mp4", { type: "video/mp4" });
  const clip = await admin.upload("clips", film, { title: "Two cups" });
  await page.goto(`${providerUrl}/admin/collections/clips/${clip.id}`);
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "German" });
  await press(page, "Write captions");
  await expect(page).toHaveURL(/\/captions\/create\?/);
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("de");
  await expect(page.getByRole("checkbox", { name: "Draft" })).toBeChecked();
  expect(await admin.find("captions", "clip", String(clip.id))).toBeUndefined();
  await words(page, 1).fill("Ein Jahr lang.");
  await press(page, "Add a line");
  await words(page, 2).fill("Jeden Abend.");
  await press(page, "Save");
  await expect(page).toHaveURL(/\/captions\/[\w-]+$/);
  expect(await admin.find("captions", "clip", String(clip.id))).toMatchObject({ lang: "de", isDraft: true });
});
