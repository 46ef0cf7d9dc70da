import { readBlogs } from "./support/contract";
import { expect, test } from "./support/test";

test("lists every article with its link, newest first", async ({ page, providerUrl }) => {
  const blogs = await readBlogs(providerUrl);
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Blogs");
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(blogs.map(({ title }) => title));
  for (const { title, slug } of blogs) {
    const link = cards.getByRole("link", { name: `Read More about ${title}` });
    await expect(link).toHaveAttribute("href", `/blog/${slug}`);
  }
  await expect(cards.locator("img")).toHaveCount(blogs.length);
});

test("shows a whole article in its own frame", async ({ page, providerUrl }) => {
  const [blog] = await readBlogs(providerUrl);
  if (!blog) throw new Error("The seed has no article");
  await page.goto("/blog");
  await page.getByRole("link", { name: `Read More about ${blog.title}` }).click();
  await expect(page).toHaveURL(`/blog/${blog.slug}`);
  const article = page.getByRole("article").first();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(blog.title);
  await expect(article.getByText(`By ${blog.author}`, { exact: true })).toBeVisible();
  await expect(article.getByText(blog.postedDate.slice(0, 10), { exact: true })).toBeVisible();
  await expect(article.locator("img").first()).toBeVisible();
  await expect(article.getByRole("paragraph").nth(2)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "All Blogs" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});
