import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { getBlogs } from "@/lib/provider/blogs";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { BlogCard } from "./blog-card";

/** All articles, newest first (specification section 2, Blog). */
export async function BlogListPage() {
  const reading = await getBlogs();
  const blogs = reading.state === "found" ? reading.data : [];
  return (
    <PageMain look="content">
      <PageHero
        title={SITE_PAGES["/blog"].title}
        lead="On telling a story, filming it, and hearing one well."
      />
      <div className="mx-auto max-w-page px-gutter py-14 md:py-20">
        {blogs.length > 0 ? (
          <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {blogs.map((blog, index) => (
              <li key={index}>
                <BlogCard blog={blog} headingLevel="h2" />
              </li>
            ))}
          </ul>
        ) : (
          <NoBlogs isOutage={reading.state === "unavailable"} />
        )}
      </div>
    </PageMain>
  );
}

function NoBlogs({ isOutage }: { isOutage: boolean }) {
  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">No blogs found.</p>
      <p className="mt-3 text-ink-soft">
        {isOutage
          ? "We could not reach them just now. Please load the page again in a moment."
          : "The first article is still being written. Please come back soon."}
      </p>
    </div>
  );
}
