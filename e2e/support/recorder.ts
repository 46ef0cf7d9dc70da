import type { Page } from "@playwright/test";
import { createAdmin, readClip } from "./admin";
import { expect } from "./test";
import type { uploadOn } from "./uploads";

/** Permissions for the recorder's tests, without a prompt. */
export const WITH_CAMERA = { permissions: ["camera", "microphone"] };

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

/** Returns the length in seconds; a browser finds it by looking for the end. */
export const lengthOf = (page: Page) => preview(page).evaluate((video: HTMLVideoElement) => video.duration);

/** Returns the slices of this browser's only stored recording, in base64, and its data. */
export const keptTake = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ film: string[]; seconds: number; kept: [number, number][] }>((resolve) => {
        const opened = indexedDB.open("recorded-stories");
        opened.onsuccess = () => {
          const asked = opened.result.transaction("slices").objectStore("slices").getAll();
          asked.onsuccess = async () => {
            opened.result.close();
            const values: unknown[] = asked.result;
            const slices = values.filter((value) => value instanceof Blob);
            const film = slices.map(async (slice) => {
              const bytes = new Uint8Array(await slice.arrayBuffer());
              return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
            });
            const known = values.find((value) => typeof value === "object" && value && "kept" in value);
            resolve({ ...(known as { seconds: number; kept: [] }), film: await Promise.all(film) });
          };
        };
      }),
  );

/** Sends a form's story with its recording, which is stored. */
export async function sendRecorded(story: ReturnType<typeof uploadOn>, providerUrl: string) {
  await story.fill();
  await story.submit();
  await expect(story.success).toBeVisible();
  const admin = await createAdmin(providerUrl);
  const stored = await admin.find("stories", "email", story.email);
  expect((await readClip(admin, stored)).length).toBeGreaterThan(10_000);
  return { admin, stored };
}
