import { z } from "zod";
import { readContent } from "./support/contract";
import { expect, test } from "./support/test";

const HEADINGS = [
  "volunteerHeading",
  "volunteerFeatureHeading1",
  "volunteerFeatureHeading2",
  "section3Heading",
];

const TEXTS = [
  "topParagraph",
  "volunteerParagraph1",
  "volunteerFeatureParagraph2",
  "section3Paragraph",
  "feature1",
  "feature2",
  "feature3",
  "feature4",
];

test("shows the hero and every feature section", async ({ page, providerUrl }) => {
  const content = await readContent(providerUrl, "/get-volunteer-content");
  const text = (field: string) => z.string().min(1).parse(content[field]);
  await page.goto("/volunteer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("topHeading"));
  for (const field of HEADINGS)
    await expect(page.getByRole("heading", { level: 2, name: text(field), exact: true })).toBeVisible();
  for (const field of TEXTS) await expect(page.getByText(text(field), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Enlarge picture/ })).toBeVisible();
});
