import type { Blog } from "@/lib/provider/blogs";
import { sanitizeProviderHtml } from "@/lib/html/sanitize";

/** Returns an article as the site knows it, with sanitised HTML. */
export function blogArticle({
  html = "<p>It was late.</p>",
  ...overrides
}: Partial<Omit<Blog, "html"> & { html: string }> = {}): Blog {
  return {
    title: "One lamp",
    slug: "one-lamp",
    author: "Ana Reyes",
    postedDate: "2025-03-01T10:00:00.000Z",
    excerpt: "Then a knock.",
    feedId: "",
    language: undefined,
    updatedAt: "2025-03-02T10:00:00.000Z",
    image: "https://media.example/lamp.jpg?a=1&b=2",
    ...overrides,
    html: sanitizeProviderHtml(html),
  };
}
