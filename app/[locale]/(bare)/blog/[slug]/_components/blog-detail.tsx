import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { ShareLink } from "@/components/share/share-link";
import { JsonLd, RichText } from "@/components/ui/inner-html";
import { MediaBox } from "@/components/ui/missing-media";
import { PageMain } from "@/components/ui/page-layout";
import { ProviderImage } from "@/components/ui/provider-image";
import { blogDay } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import type { Blog } from "@/lib/provider/blogs";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { blogPosting, breadcrumbList } from "@/lib/seo/structured-data";
import { BlogCard, BlogPlaceholder } from "@/components/content/blog-card";

type BlogDetailProps = { blog: Blog; others: Blog[] };

export async function BlogDetail({ blog, others }: BlogDetailProps) {
  const [t, locale] = await Promise.all([getTranslations("blog"), getLocale()]);
  const site = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return (
    <PageMain look="content">
      <JsonLd data={blogPosting(blog, site)} />
      <article className="centred-text mx-auto max-w-3xl px-gutter pt-3 pb-section md:pt-6">
        <BlogBreadcrumbs blog={blog} />
        {blog.image && (
          <MediaBox
            key={blog.image}
            className="relative mt-3 aspect-[16/9] overflow-hidden rounded-stage bg-dusk-800 shadow-lift"
            fallback={<BlogPlaceholder />}
          >
            <ProviderImage
              src={blog.image}
              alt=""
              preload
              sizes="(min-width: 56rem) 52rem, 92vw"
              className="object-cover"
            />
          </MediaBox>
        )}
        <div className="mx-auto mt-8 max-w-measure md:mt-12">
          <h1 dir="auto" {...blog.language} className="text-heading">
            {blog.title}
          </h1>
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            {blog.author && <span dir="auto">{t("by", { author: blog.author })}</span>}
            {blog.postedDate && <time dateTime={blog.postedDate}>{blogDay(locale, blog.postedDate)}</time>}
          </p>
        </div>
        <div className="mt-8">
          {blog.html ? (
            <RichText html={blog.html} language={blog.language} />
          ) : (
            <p {...(blog.excerpt ? blog.language : {})} className="mx-auto max-w-measure">
              {blog.excerpt || t("noText")}
            </p>
          )}
        </div>
        <div className="mx-auto max-w-measure">
          <ShareLink kind="blogs" name={blog.slug} />
        </div>
      </article>
      {others.length > 0 && (
        <section className="border-t border-ink/15">
          <div className="mx-auto max-w-page px-gutter py-14 md:py-20">
            <h2 className="text-title">{t("more")}</h2>
            <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
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

const LINK_STYLE =
  "inline-flex min-h-11 items-center text-lamp-800 underline underline-offset-4 hover:no-underline";

function BlogBreadcrumbs({ blog }: { blog: Pick<Blog, "title" | "slug" | "language"> }) {
  const t = useTranslations("blog");
  const ancestors = [
    { name: t("breadcrumbHome"), path: paths.home },
    { name: t("breadcrumbBlog"), path: paths.blogs },
  ];
  const here = { name: blog.title, path: paths.blog(blog.slug) };
  return (
    <nav aria-label={t("breadcrumb")} className="text-caption">
      <JsonLd data={breadcrumbList([...ancestors, here])} />
      <ol className="flex flex-wrap items-center gap-x-2">
        {ancestors.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link href={path} className={LINK_STYLE}>
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" dir="auto" {...blog.language} className="text-ink-soft">
          {here.name}
        </li>
      </ol>
    </nav>
  );
}
