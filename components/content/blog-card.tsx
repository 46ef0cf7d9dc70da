import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { MediaBox } from "@/components/ui/missing-media";
import { ProviderImage } from "@/components/ui/provider-image";
import { blogDay } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import type { Blog } from "@/lib/provider/blogs";
import { LogoMark } from "@/components/ui/logo";

type BlogCardProps = {
  blog: Blog;
  headingLevel: "h2" | "h3";
  /** Whether its picture is above the fold. */
  isFirst?: boolean;
};

export function BlogCard({ blog, headingLevel: Heading, isFirst = false }: BlogCardProps) {
  const t = useTranslations("blog");
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col">
      <MediaBox
        key={blog.image}
        className="drawn-when-near relative aspect-[16/10] overflow-hidden rounded-card bg-dusk-800"
        fallback={<BlogPlaceholder />}
      >
        {blog.image ? (
          <ProviderImage
            src={blog.image}
            alt=""
            preload={isFirst}
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
            className="object-cover transition-transform duration-modal ease-settle group-hover:scale-103"
          />
        ) : (
          <BlogPlaceholder />
        )}
      </MediaBox>
      {blog.postedDate && (
        <time dateTime={blog.postedDate} className="mt-4 text-caption text-ink-soft">
          {blogDay(locale, blog.postedDate)}
        </time>
      )}
      <Heading dir="auto" {...blog.language} className="mt-2 font-display text-title">
        {blog.title}
      </Heading>
      {blog.excerpt && (
        <p dir="auto" {...blog.language} className="mt-2 line-clamp-3 text-ink-soft">
          {blog.excerpt}
        </p>
      )}
      <Link
        href={paths.blog(blog.slug)}

        className="mt-auto inline-flex min-h-11 items-center self-start pt-3 font-semibold text-lamp-800 underline underline-offset-4 group-hover:decoration-2 after:absolute after:inset-0"
      >
        {t.rich("readMore", {
          title: blog.title,
          about: (text) => <span className="sr-only">{text}</span>,
        })}
      </Link>
    </article>
  );
}

export function BlogPlaceholder() {
  return (
    <span className="page-hero absolute inset-0 grid place-items-center">
      <LogoMark className="size-16" />
    </span>
  );
}
