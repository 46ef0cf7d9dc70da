import { ProviderImage } from "@/components/ui/provider-image";
import { JsonLd } from "@/components/ui/json-ld";
import { PageMain } from "@/components/ui/page-main";
import { RichText } from "@/components/ui/rich-text";
import type { Blog } from "@/lib/provider/blogs";
import { getSettings } from "@/lib/provider/settings";
import { formatBlogDate } from "@/lib/utils/dates";
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
      <article className="centred-text mx-auto max-w-3xl px-gutter pt-3 pb-section md:pt-6">
        <BlogBreadcrumbs blog={blog} />
        {blog.image && (
          <div className="relative mt-3 aspect-[16/9] overflow-hidden rounded-stage bg-dusk-800 shadow-lift">
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
        <div className="mx-auto mt-8 max-w-measure md:mt-12">
          <h1 dir="auto" className="text-heading">
            {blog.title}
          </h1>
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            {blog.author && <span dir="auto">By {blog.author}</span>}
            {blog.postedDate && <time dateTime={blog.postedDate}>{formatBlogDate(blog.postedDate)}</time>}
          </p>
        </div>
        <div className="mt-8">
          {blog.html ? (
            <RichText html={blog.html} />
          ) : (
            <p className="mx-auto max-w-measure">{blog.excerpt || "This article has no text yet."}</p>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section className="border-t border-ink/15">
          <div className="mx-auto max-w-page px-gutter py-14 md:py-20">
            <h2 className="text-title">More from the blog</h2>
            <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
              {others.map((other, index) => (
                <li key={index}>
                  <BlogCard blog={other} headingLevel="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </PageMain>
  );
}
