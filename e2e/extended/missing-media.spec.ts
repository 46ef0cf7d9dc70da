import type { Page } from "@playwright/test";
import { BOTH } from "../support/devices";
import { jsonAnswer, NOT_FOUND } from "../support/local-server";
import { expect, test } from "../support/test";

const BLOG = {
  title: "One lamp",
  slug: "lamp",
  fVideo: "/uploads/gone-blog.jpg",
  content: '<p>Before.</p><p><img src="/uploads/gone-inline.jpg" alt="A lamp"></p><p>After.</p>',
};

const STORY = {
  _id: "1",
  name: "A story",
  slug: "a-story",
  status: "Active",
  videoType: "both",
  videoLink: "/uploads/gone-clip.mp4",
  poster: "/uploads/gone-poster.jpg",
};

/** A provider whose files are all gone. */
const ANSWERS: Record<string, unknown> = {
  "/web/home-page-content": {
    status: "success",
    data: {
      fTopHeading: "Welcome",
      fVideo: "/uploads/gone-film.mp4",
      sVideo: "/uploads/gone-community.jpg",
      tImages: ["/uploads/gone-shop.jpg"],
      forthImage: "/uploads/gone-promo.jpg",
    },
  },
  "/video-reels/1/10": { status: "success", data: { videos: [STORY], videoLength: 1 } },
  "/get_individual_video/main": {
    status: "success",
    data: { ...STORY, _id: "2", slug: "main" },
    features: [STORY],
  },
  "/get-blogs": { status: "success", data: { blogs: [BLOG] } },
  "/get-blog-by-id/lamp": { success: true, data: [BLOG] },
};

test.beforeEach(async ({ foreignSite }) => {
  await foreignSite.serve((path) => {
    const body = ANSWERS[path.split("?")[0] ?? ""];
    return body === undefined ? NOT_FOUND : jsonAnswer(body);
  });
});

const noMedia = (page: Page) => page.getByRole("main").getByText("No media available");

/** Loads everything, including what is far below, and expects no broken media. */
async function expectNothingBroken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = "eager";
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.images, ({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .not.toContain(false);
}

for (const device of BOTH)
  test(`the home page says where a picture, a clip or a poster is missing ${device}`, async ({
    page,
    foreignSite,
  }) => {
    await page.goto(foreignSite.url);
    await expectNothingBroken(page);
    // The film, the pictures of community, shop and promotion, and a story's poster.
    await expect(noMedia(page)).toHaveCount(5);
    await expect(page.getByRole("link", { name: /^(Play video|Enlarge picture)/ })).toHaveCount(0);
  });

test("a related story says that its poster is missing", async ({ page, foreignSite }) => {
  await page.goto(`${foreignSite.url}/video-detail/main`);
  await expectNothingBroken(page);
  await expect(page.getByRole("link", { name: /A story/ }).getByText("No media available")).toBeVisible();
});

test("an article shows the blog's placeholder, in the list and in full, and a text for pictures in it", async ({
  page,
  foreignSite,
}) => {
  await page.goto(`${foreignSite.url}/blog`);
  await expectNothingBroken(page);
  await expect(page.getByRole("article").locator("svg")).toBeVisible();
  await page.goto(`${foreignSite.url}/blog/lamp`);
  await expectNothingBroken(page);
  await expect(page.getByRole("article").locator("svg")).toBeVisible();
  await expect(noMedia(page)).toHaveCount(1);
  await expect(page.getByText("After.")).toBeVisible();
});
