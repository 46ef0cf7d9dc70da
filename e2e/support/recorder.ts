import type { Page } from "@playwright/test";
import { browserFlags } from "../../scripts/support/browser-flags.mjs";
import { expect } from "./test";

/** A camera that shows a test picture and a microphone that beeps; nobody is asked. */
const FAKE_DEVICES = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** What a test of the recorder uses. */
export const WITH_CAMERA = {
  permissions: ["camera", "microphone"],
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserFlags(), ...FAKE_DEVICES] },
};

export const recordNow = (page: Page) => page.getByRole("button", { name: "Record now" });
export const recorder = (page: Page) => page.getByRole("dialog", { name: "Record your story" });
export const press = (page: Page, name: string) =>
  recorder(page).getByRole("button", { name, exact: true }).click();

export async function record(page: Page) {
  await recordNow(page).click();
  await press(page, "Start");
  await expect(recorder(page).getByText(/^0:0[2-9] of 2:00$/)).toBeVisible();
}

export const preview = (page: Page) => page.getByLabel("Preview of your video");

/** In seconds; a browser finds it by looking for the end. */
export const lengthOf = (page: Page) => preview(page).evaluate((video: HTMLVideoElement) => video.duration);
