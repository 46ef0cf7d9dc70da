import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { BlogDetail } from "./_components/blog-detail";
import { redirectIfMoved } from "@/app/[locale]/(bare)/redirect-if-moved";
import { type Blog, getBlog, getBlogs } from "@/lib/provider/blogs";
import { dataOr, withinTimeout } from "@/lib/provider/cached-query";
import { paths, slugFromPath } from "@/lib/paths";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { blogMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { ButtonLink } from "@/components/ui/nav-link";
import { Notice } from "@/components/ui/notice";
import { UnavailableNotice } from "@/components/ui/unavailable";

const OTHER_BLOGS_SHOWN = 3;

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

async function readBlog({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return redirectIfMoved({ folder: paths.blogs, slug }, await getBlog(slug), (blog) => blog.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const result = await readBlog(props);
  if (result.state === "found") return blogMetadata(result.data);
  const t = await getTranslations("blog");
  return unlistedMetadata(t(result.state === "missing" ? "notFoundTitle" : "articleUnavailableTitle"));
}

export default async function BlogPage(props: PageProps) {
  const result = await readBlog(props);
  if (result.state === "unavailable") return <BlogNotFound temporary />;
  if (result.state === "missing") {
    answerNotFound();
    return <BlogNotFound />;
  }
  return <BlogDetail blog={result.data} others={await getOtherBlogs(result.data.slug)} />;
}

async function getOtherBlogs(slug: string): Promise<Blog[]> {
  const blogs = dataOr(await withinTimeout(getBlogs()), []);
  return blogs.filter((blog) => blog.slug !== slug).slice(0, OTHER_BLOGS_SHOWN);
}

/** `temporary` means that the provider did not answer, so a retry may succeed. */
function BlogNotFound({ temporary = false }: { temporary?: boolean }) {
  const t = useTranslations("blog");
  if (temporary)
    return (
      <UnavailableNotice title={t("articleUnavailable")}>{t("articleUnavailableText")}</UnavailableNotice>
    );
  const others = (
    <ButtonLink href={paths.blogs} look="secondary">
      {t("readOthers")}
    </ButtonLink>
  );
  return (
    <Notice title={t("notFound")} action={others}>
      {t("notFoundText")}
    </Notice>
  );
}
