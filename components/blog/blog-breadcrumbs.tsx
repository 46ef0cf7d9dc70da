import Link from "next/link";

const LINK_STYLE =
  "inline-flex min-h-6 items-center text-lamp-800 underline underline-offset-4 hover:no-underline";

/** Where an article stands in the site. */
export function BlogBreadcrumbs({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-caption">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        <li>
          <Link href="/" prefetch={false} className={LINK_STYLE}>
            Home
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link href="/blog" prefetch={false} className={LINK_STYLE}>
            Blog
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" dir="auto" className="text-ink-soft">
          {title}
        </li>
      </ol>
    </nav>
  );
}
