import { expectFailure, first, read } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";

const { request } = await startProvider();

it("settings, home, about, app, help, FAQs, volunteer and languages have the contract's shapes", async () => {
  await read(request, "/web/setting-page-content", shapes.settings);
  await read(request, "/get_about_content", shapes.about);
  await read(request, "/get_app_install_content", shapes.appInstall);
  await read(request, "/get_content", shapes.help);
  await read(request, "/get-volunteer-content", shapes.volunteer);

  const { data: home } = await read(request, "/web/home-page-content", shapes.home);
  expect(home.tImages).toHaveLength(8);

  const { data: categories } = await read(request, "/web/get_faq_with_category", shapes.faqs);
  expect(categories).toHaveLength(4);
  for (const { faqData } of categories) {
    expect(faqData.length).toBeGreaterThanOrEqual(4);
    expect(faqData.length).toBeLessThanOrEqual(6);
  }

  const { data: languages } = await read(request, "/language/get", shapes.languages);
  expect(languages).toHaveLength(6);
  expect(languages.filter(({ status }) => status !== "Active")).toHaveLength(1);
});

it("the formatted pages are found by the contract's names", async () => {
  const { data: privacy } = await read(request, "/web/page-content/privacy-policy", shapes.page);
  expect(privacy.effectiveDate).not.toBeNull();
  await read(request, "/web/page-content/terms-condition", shapes.page);
  const { data: discover } = await read(request, "/web/page-content/%09Discover%20Jesus", shapes.page);
  const { data: plain } = await read(request, "/web/page-content/discover-jesus", shapes.page);
  expect(plain).toEqual(discover);
  await expectFailure(request, "/web/page-content/no-such-page", 404);
});

it("blogs are listed, filtered, sorted and read one by one", async () => {
  const list = async (query: string) => (await read(request, `/get-blogs${query}`, shapes.blogs)).data.blogs;
  const all = await list("?pageNumber=1&limit=100&filter=&sortBy=1");
  expect(all).toHaveLength(6);
  const dates = all.map(({ postedDate }) => postedDate);
  expect(dates).toEqual(dates.toSorted().reverse());

  const slugs = all.map(({ slug }) => slug);
  expect((await list("?sortBy=-1")).map(({ slug }) => slug)).toEqual(slugs.toReversed());
  expect((await list("?pageNumber=2&limit=4")).map(({ slug }) => slug)).toEqual(slugs.slice(4));
  expect(await list("?pageNumber=nonsense&limit=-1&sortBy=")).toHaveLength(6);

  const { title, slug } = first(all);
  expect(
    (await list(`?filter=${encodeURIComponent(title.slice(3).toUpperCase())}`)).map((blog) => blog.slug),
  ).toEqual([slug]);
  expect(await list("?filter=no%20title%20has%20these%20words")).toEqual([]);

  const { data } = await read(request, `/get-blog-by-id/${slug}`, shapes.blogById);
  expect(first(data).title).toBe(title);
  await expectFailure(request, "/get-blog-by-id/no-such-article", 404);
});

it("the example texts keep no sign of how they were written", async () => {
  const pages = ["privacy-policy", "terms-condition", "discover-jesus"];
  const texts = await Promise.all(
    pages.map(async (slug) => (await read(request, `/web/page-content/${slug}`, shapes.page)).data.content),
  );
  const { data } = await read(request, "/get-blogs", shapes.blogs);
  for (const html of [...texts, ...data.blogs.map(({ content }) => content)]) {
    expect(html).toContain("<h2>");
    expect(html).not.toMatch(/&gt;|\*\*|##|\]\(/);
  }
});
