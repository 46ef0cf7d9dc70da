import { ProviderImage } from "@/components/media/provider-image";
import { JsonLd } from "@/components/seo/json-ld";
import { PageMain } from "@/components/ui/page-main";
import { RichText } from "@/components/ui/rich-text";
import type { Blog } from "@/lib/api/blogs";
import { getSettings } from "@/lib/api/settings";
import { formatBlogDate } from "@/lib/dates";
import { blogPosting } from "@/lib/seo/structured-data/blog-posting";
import { BlogBreadcrumbs } from "./blog-breadcrumbs";
import { BlogCard } from "./blog-card";

type BlogDetailProps = { blog: Blog; others: Blog[] };

/** One article: image, title, author, date and text (specification section 2, Blog), then others to go on with. */
export async function BlogDetail({ blog, others }: BlogDetailProps) {
  const { company } = await getSettings();
  return (
    <PageMain look="content">
      <JsonLd data={blogPosting(blog, company)} />
      <article className="mx-auto max-w-3xl px-gutter pt-6 pb-16 md:pt-10">
        <BlogBreadcrumbs blog={blog} />
        {blog.image && (
          <div className="relative mt-6 aspect-[16/9] overflow-hidden rounded-stage bg-dusk-800 shadow-lift">
            <ProviderImage
              src={blog.image}
              alt=""
              fill
              preload
              sizes="(min-width: 56rem) 52rem, 100vw"
              className="object-cover"
            />
          </div>
        )}
        <h1 dir="auto" className="mt-8 text-heading">
          {blog.title}
        </h1>
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          {blog.author && <span dir="auto">By {blog.author}</span>}
          {blog.postedDate && <time dateTime={blog.postedDate}>{formatBlogDate(blog.postedDate)}</time>}
        </p>
        <div className="mt-8 max-w-prose">
          {blog.html ? (
            <RichText html={blog.html} />
          ) : (
            <p>{blog.excerpt || "This article has no text yet."}</p>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section className="mx-auto max-w-page border-t border-ink/15 px-gutter py-12 md:py-16">
          <h2 className="text-title">More from the blog</h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other, index) => (
              <li key={index}>
                <BlogCard blog={other} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageMain>
  );
}
