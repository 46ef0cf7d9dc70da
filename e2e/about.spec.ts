import { z } from "zod";
import { readContent } from "./support/contract";
import { expect, test } from "./support/test";

const SECTIONS = [
  ["Our Mission", "ourMissionContent"],
  ["Our Story", "ourStoryContent"],
  ["Our Vision", "ourVisionContent"],
  ["Join Us", "joinUsContent"],
] as const;

test("shows the five sections with the provider's texts", async ({ page, providerUrl }) => {
  const about = await readContent(providerUrl, "/get_about_content");
  await page.goto("/about-us");
  for (const [heading, field] of SECTIONS) {
    const section = page.locator("section", {
      has: page.getByRole("heading", { name: heading, exact: true }),
    });
    for (const paragraph of z.string().parse(about[field]).split("\n\n"))
      await expect(section.getByText(paragraph, { exact: true })).toBeVisible();
  }
  const values = page.locator("section", { has: page.getByRole("heading", { name: "Our Values" }) });
  await expect(values.getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test("opens the mission's film in the modal by keyboard and returns focus to it", async ({ page }) => {
  await page.goto("/about-us");
  const film = page.getByRole("link", { name: "Play video: Our Mission" });
  await film.focus();
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: "Our Mission" });
  await expect(modal.locator("video")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(film).toBeFocused();
});
