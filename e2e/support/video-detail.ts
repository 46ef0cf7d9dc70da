import { expect, type Page } from "@playwright/test";
import { findVideo, type ContractVideo } from "./contract";

export const isWatchable = ({ videoType }: ContractVideo) => videoType !== "multiple";

export const player = (page: Page) => page.locator("video");

export const property = (page: Page, name: "currentTime" | "muted" | "paused") =>
  player(page).evaluate((video: HTMLVideoElement, key) => video[key], name);

export async function openVideo(
  page: Page,
  providerUrl: string,
  fits: (video: ContractVideo) => boolean = () => true,
) {
  const video = await findVideo(providerUrl, (candidate) => isWatchable(candidate) && fits(candidate));
  await page.goto(`/video-detail/${video.slug}`);
  return video;
}

/** Waits for the sound switch, which shows that buttons have their script. */
export async function waitForScript(page: Page): Promise<void> {
  await page.getByRole("button", { name: "UNMUTE" }).click();
  await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeVisible();
}
