import sharp from "sharp";
import { expectNoAxeViolations } from "./support/accessibility";
import { createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { expect, test } from "./support/test";

test.describe.configure({ timeout: 180_000 });

/** Below this width, in pixels, the icon replaces a wide logo, which would be unreadable. */
const PHONE = 390;

/** Returns a picture in one colour. */
async function picture(name: string, color: string, width: number, height: number): Promise<File> {
  const png = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name, { type: "image/png" });
}

test("the details in ‘Your church’ appear on every page, card and icon, and in the admin", async ({
  page,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const markupOf = async (path: string) =>
    (await (await page.request.get(site.url + path)).text()).replace(/<script[^]*?<\/script>/g, "");
  const cardOf = async () => (await page.request.get(`${site.url}/preview/pages/home.jpg`)).headers().etag;
  const pages = [
    "/",
    "/about-us",
    "/blog",
    "/help-desk",
    "/video-reels",
    "/privacy-policy",
    "/terms-service",
  ];
  for (const path of pages) await page.request.get(site.url + path);
  const oldCard = await cardOf();

  const upload = async (file: File) => (await admin.upload("images", file, { alt: file.name })).id;
  const logo = await upload(await picture("logo.png", "#ff00ff", 400, 100));
  const icon = await upload(await picture("icon.png", "#00ff00", 256, 256));
  const sharePicture = await upload(await picture("card.png", "#0000ff", 1200, 630));
  await admin.updateGlobal("settings", {
    company: "Harbour Church",
    logo,
    icon,
    sharePicture,
    groundColor: "#1e5aa8",
    accentColor: "#f2b134",
    footerLine: "© Harbour Church, Springfield",
    phoneCountry: "CH",
    crisisLines: [{ name: "The listening ear", phone: "143" }],
  });

  // The menu's line is the last part of a page to load.
  for (const path of pages)
    await expect
      .poll(() => markupOf(path), { message: path, timeout: SHOWN_WITHIN_MS })
      .not.toMatch(/Lampstand|2025 .{0,40} LLC|@2025/);

  await page.goto(site.url);
  await expect(page).toHaveTitle("Harbour Church – real stories of faith");
  const brand = page.getByRole("banner").getByRole("link", { name: "Harbour Church" });
  await expect(brand.getByRole("img", { name: "Harbour Church" })).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: PHONE, height });
  await expect(brand.getByRole("img")).toBeHidden();
  await expect(brand.locator(".logo-mark")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await expect(page.getByRole("contentinfo")).toContainText("© Harbour Church, Springfield");
  await expect(page.getByRole("region", { name: "Help in a crisis" }).getByRole("link")).toHaveAttribute(
    "href",
    "tel:143",
  );
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(30, 90, 168)");
  await expect(page.getByRole("link", { name: "Watch Real Stories" })).toHaveCSS(
    "background-color",
    "rgb(242, 177, 52)",
  );
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toContainText("© Harbour Church, Springfield");

  const manifest: unknown = await (await page.request.get(`${site.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Harbour Church", theme_color: "#1e5aa8" });
  const appleIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const png = await (await page.request.get(site.url + (appleIcon ?? ""))).body();
  expect((await sharp(png).stats()).dominant.g).toBeGreaterThan(200);
  const newCard = await page.request.get(`${site.url}/preview/pages/home.jpg`);
  expect(newCard.headers().etag).not.toBe(oldCard);
  expect((await sharp(await newCard.body()).stats()).dominant.b).toBeGreaterThan(100);

  await page.goto(`${site.url}/contact-us`);
  await page.getByRole("textbox", { name: "Full name" }).focus();
  await expect(page.getByRole("combobox", { name: "Phone number country" })).toHaveValue("CH");

  await page.goto(`${provider.url}/admin/login`);
  await expect(page).toHaveTitle("Login · Harbour Church");
  await expect(page.getByRole("img", { name: "Harbour Church" })).toBeVisible();
});
