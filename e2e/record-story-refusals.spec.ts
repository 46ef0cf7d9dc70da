import { press, preview, recorder, recordNow, WITH_CAMERA } from "./support/recorder";
import { expectSoundOnBothScreens } from "./support/accessibility";
import { openMenu } from "./support/page-actions";
import { expect, test } from "./support/test";
import { makeVideo, openUpload } from "./support/uploads";

test.use(WITH_CAMERA);

for (const [name, sentence] of [
  [
    "NotAllowedError",
    "The camera and the microphone are blocked here. Click the icon to the left of the address",
  ],
  ["NotFoundError", "No camera or microphone was found."],
  ["NotReadableError", "are in use by another program."],
  ["AbortError", "We couldn’t open the camera and the microphone."],
]) {
  test(`explains ${name} from devices, offers other ways and asks again`, async ({ page }) => {
    await page.addInitScript((problem) => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      Object.assign(window, { isRepaired: false });
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        if (Reflect.get(window, "isRepaired")) return open(wanted);
        throw new DOMException("", problem);
      };
    }, name);
    await openUpload(page);
    await recordNow(page).click();
    await expect(recorder(page).getByRole("alert")).toContainText(sentence ?? "");
    await expect(recorder(page).getByRole("button", { name: "Record without sound" })).toBeVisible();
    await expect(recorder(page).getByLabel("Film with your camera")).toHaveAttribute("capture", "user");
    await expectSoundOnBothScreens(page);
    await page.evaluate(() => Object.assign(window, { isRepaired: true }));
    await press(page, "Try again");
    await expect(recorder(page).getByRole("button", { name: "Start" })).toBeEnabled();
  });
}

test("a browser that can't record offers other ways", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "MediaRecorder"));
  await openUpload(page);
  await recordNow(page).click();
  await expect(page.getByText("This browser can’t record.")).toBeVisible();
  const own = page.getByLabel("Film with your camera");
  await expect(own).toHaveAttribute("capture", "user");
  await own.setInputFiles(makeVideo("filmed.mp4").path);
  await expect(preview(page)).toBeVisible();
});

test("visitors who follow a link can record too: only this page allows camera and microphone", async ({
  page,
}) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()["permissions-policy"];
  expect(await policyOf("/upload-story")).toMatch(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/);
  for (const path of ["/", "/contact-us", "/upload-story-2"])
    expect(await policyOf(path)).toMatch(/^camera=\(\), microphone=\(\)/);
  await page.goto("/contact-us");
  await (await openMenu(page)).getByRole("link", { name: "Upload" }).click();
  await page.waitForURL(/upload-story/);
  await recordNow(page).click();
  await expect(recorder(page).getByRole("button", { name: "Start" })).toBeEnabled();
});

test("works by keyboard only", async ({ page }) => {
  await openUpload(page);
  const key = async (name: string) => {
    await recorder(page).getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await recordNow(page).focus();
  await page.keyboard.press("Enter");
  await expect(recorder(page).getByRole("button", { name: "Start" })).toBeEnabled();
  await key("Start");
  const clock = recorder(page).getByText(/^\d:\d\d of 2:00$/);
  await expect(clock).not.toHaveText(/^0:00/);
  await key("Next question");
  // A busy machine records nothing in an instant.
  await expect(clock).not.toHaveText((await clock.textContent()) ?? "");
  await key("Pause");
  await expect(recorder(page).getByText(/^Paused at /)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(recorder(page).getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await key("Finish");
  await expect(page.getByText(/^my-story\.\w+$/)).toBeVisible();
});
