import Link from "next/link";
import { JsonLd } from "@/components/ui/json-ld";
import type { Blog } from "@/lib/provider/blogs";
import { breadcrumbList } from "@/lib/seo/structured-data/breadcrumb-list";

const WAY = [
  { name: "Home", path: "/" },
  { name: "Blog", path: "/blog" },
];

const LINK_STYLE =
  "inline-flex min-h-11 items-center text-lamp-800 underline underline-offset-4 hover:no-underline";

/** Where an article stands in the site, for visitors and for search engines. */
export function BlogBreadcrumbs({ blog }: { blog: Pick<Blog, "title" | "slug"> }) {
  const here = { name: blog.title, path: `/blog/${encodeURIComponent(blog.slug)}` };
  return (
    <nav aria-label="Breadcrumb" className="text-caption">
      <JsonLd data={breadcrumbList([...WAY, here])} />
      <ol className="flex flex-wrap items-center gap-x-2">
        {WAY.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link href={path} prefetch={false} className={LINK_STYLE}>
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" dir="auto" className="text-ink-soft">
          {here.name}
        </li>
      </ol>
    </nav>
  );
}
