import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { problemsOf } from "../../lib/test-support/structured-data";
import { createAdmin } from "../support/admin";
import { findVideo, readBlogs, readFaqs } from "../support/contract";
import { expect, test } from "../support/test";

/** Returns the structured data in a page's first HTML, with everything that search engines require. */
async function structuredData(request: APIRequestContext, url: string): Promise<unknown[]> {
  const html = await (await request.get(url)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const data = [...scripts].map(([, json = ""]): unknown => JSON.parse(json));
  expect(problemsOf(data), url).toEqual([]);
  return data;
}

test("home introduces the community and the site", async ({ request }) => {
  for (const path of ["/", "/home"]) {
    const [graph, ...others] = await structuredData(request, path);
    expect(graph).toMatchObject({ "@graph": [{ "@type": "Organization" }, { "@type": "WebSite" }] });
    expect(others).toEqual([]);
  }
});

test("a video describes itself", async ({ request, providerUrl }) => {
  const { slug, name } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
  const [video] = await structuredData(request, `/video-detail/${slug}`);
  expect(video).toMatchObject({ "@type": "VideoObject", name });
});

test("an article describes itself and its place on the site", async ({ request, providerUrl }) => {
  const [blog] = await readBlogs(providerUrl);
  const path = `/blog/${blog?.slug ?? ""}`;
  expect(await structuredData(request, path)).toMatchObject([
    { "@type": "BlogPosting", headline: blog?.title },
    {
      "@type": "BreadcrumbList",
      itemListElement: [{}, {}, { position: 3, item: expect.stringContaining(path) }],
    },
  ]);
});

test("the help desk lists its questions and answers", async ({ request, providerUrl }) => {
  const questions = (await readFaqs(providerUrl)).flatMap(({ faqData }) => faqData);
  const [faqs] = await structuredData(request, "/help-desk");
  expect(faqs).toMatchObject({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});

test("a title can't break out of the structured data", async ({ page, request, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const video = await admin.find("videos", "videoType", "both");
  if (!video) throw new Error("The seed has no such video");
  const url = `${site.url}/video-detail/${z.string().parse(video.slug)}`;
  const name = "</script><script>document.title='taken'</script><!-- \u2028 <script> &";
  await admin.update("videos", video.id, { name, description: name });
  await expect
    .poll(() => structuredData(request, url))
    .toContainEqual(expect.objectContaining({ "@type": "VideoObject", name }));
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("document.title=");
  expect(await page.title()).not.toBe("taken");
});
