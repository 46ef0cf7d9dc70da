import { expect, type Page } from "@playwright/test";
import { expectSoundOnAnyScreen } from "./accessibility";

/** Expects one heading, no value that is missing, and what every screen needs. */
export async function expectSoundPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/undefined|null|NaN|\[object/);
  await expectSoundOnAnyScreen(page);
}
