import Link from "next/link";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import { NavLink } from "@/components/ui/nav-link";
import { BrandLink } from "@/components/layout/brand-link";
import { frameLinks } from "@/components/layout/frame-links";
import { getSettings } from "@/lib/provider/settings";

/** The blog's own header: home, all articles, and the stories they are about. */
export async function BlogHeader() {
  const settings = await getSettings();
  return (
    <header className="bg-dusk-900 text-dusk-100">
      <nav
        aria-label="Blog"
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 gap-y-2 px-gutter py-3 sm:gap-x-4"
      >
        <BrandLink company={settings.company} />
        <Link
          href="/blog"
          prefetch={false}
          className="flex min-h-11 items-center rounded-full px-2 text-base hover:bg-dusk-700 sm:px-4"
        >
          All Blogs
        </Link>
        <NavLink href={frameLinks(settings).watchRealStories} className={`${PRIMARY_BUTTON} text-base`}>
          Watch stories
        </NavLink>
      </nav>
    </header>
  );
}
