import { jsonAnswer, NOT_FOUND } from "./support/local-server";
import { expectLaidOut, findCollisions } from "./support/layout";
import { openFeed } from "./support/reels";
import { expect, test } from "./support/stories";

const STORIES = {
  "long German": {
    name: "Donaudampfschifffahrtsgesellschaftskapitänswitwe erzählt vom Glauben",
    description:
      "Als mein Mann nicht zurückkam, saß ich elf Wochen lang in der Küche und zählte die Schiffe, die unter der Brücke hindurchfuhren, bis eine Nachbarin klopfte.",
    caption: "Da war nur die Stimme im Radio,\njede einzelne Nacht",
    prayed: 12_345,
  },
  Arabic: {
    name: "كيف وجدت السلام في مدينة لا يعرفني فيها أحد",
    description:
      "انتقلت آنا إلى مدينة لا يعرفها فيها أحد. لمدة أحد عشر أسبوعا كان الصوت الوحيد في شقتها هو صوت المذياع، ثم سألت جارة عن المصباح في نافذتها.",
    caption: "لم يكن هناك سوى صوت المذياع\nفي الشقة الصغيرة",
    prayed: 3,
  },
  no: { name: "Me", description: "", caption: "", prayed: 0 },
};

for (const [language, story] of Object.entries(STORIES))
  test(`the feed has room for everything in ${language}`, async ({ page, clip, foreignSite }) => {
    const { caption, ...words } = story;
    const captions = caption === "" ? [] : [{ lang: "en", label: "Captions", src: "/words.vtt" }];
    const videos = ["one", "two", "three"].map((slug) => ({
      ...words,
      _id: slug,
      slug,
      videoType: "both",
      status: "Active",
      videoLink: clip,
      captions,
    }));
    await foreignSite.serve((path) => {
      if (path.startsWith("/video-reels/1/"))
        return jsonAnswer({ status: "success", data: { videos, videoLength: videos.length } });
      if (path === "/web/setting-page-content")
        return jsonAnswer({ status: "success", data: { offers: ["prayers", "reports"] } });
      if (path === "/words.vtt")
        return {
          type: "text/vtt",
          body: `WEBVTT\n\n00:00.000 --> 01:00.000\n${caption}`,
          headers: { "access-control-allow-origin": "*" },
        };
      return NOT_FOUND;
    });
    await openFeed(page, `${foreignSite.url}/video-reels`);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    if (caption !== "") await expect(page.locator(".reel-captions")).not.toBeEmpty();
    await expectLaidOut(page);

    await page.setViewportSize({ width: 390, height: 844 });
    const round = page.getByRole("group", { name: "Controls" }).getByRole("button");
    const onPicture = round.filter({ hasText: /\S/ });
    await expect(onPicture).toHaveText([/^UNMUTE$/, /^I prayed/, /^Save$/, /^Share$/]);
    await expect(round.filter({ visible: true })).toHaveCount(5);
  });

test("a phone on its side shows whole films and the bar that moves them", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openFeed(page);
  const film = page.locator("video").filter({ visible: true }).first();
  await expect(film).toHaveCSS("object-fit", "contain");
  await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  const bar = page.getByRole("slider", { name: "Position" });
  for (const part of [bar, page.locator("video")]) await expect(part).toBeInViewport({ ratio: 1 });
});

test("layers over a feed keep their layout on small screens", async ({ page }) => {
  await openFeed(page);
  await page.keyboard.press("Space");
  for (const [width, height] of [
    [320, 256],
    [320, 480],
    [667, 375],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => findCollisions(page)).toEqual([]);
  }
});
