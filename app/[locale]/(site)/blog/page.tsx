import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { BlogCard } from "@/components/content/blog-card";
import { OutageNote } from "@/components/ui/unavailable";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { getBlogs } from "@/lib/provider/blogs";
import { feedLink, sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.blogs, { alternateTypes: await feedLink() });
}

export default async function BlogListPage() {
  const t = await getTranslations("blog");
  const { title } = await sitePageTexts(paths.blogs);
  const result = await getBlogs();
  const blogs = result.state === "found" ? result.data : [];
  return (
    <PageMain look="content">
      <PageHero title={title} lead={t("lead")} />
      <div className="mx-auto max-w-page px-gutter py-14 md:py-20">
        {blogs.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {blogs.map((blog, index) => (
              <li key={index}>
                <BlogCard blog={blog} headingLevel="h2" isFirst={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <NoBlogs isOutage={result.state === "unavailable"} />
        )}
      </div>
    </PageMain>
  );
}

function NoBlogs({ isOutage }: { isOutage: boolean }) {
  const t = useTranslations("blog");
  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      {isOutage ? (
        <OutageNote what="blog" className="text-lead" />
      ) : (
        <>
          <p className="font-display text-title">{t("none")}</p>
          <p className="mt-3 text-ink-soft">{t("noneYet")}</p>
        </>
      )}
    </div>
  );
}
