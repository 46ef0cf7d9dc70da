import Link from "next/link";
import { LogoMark } from "@/components/ui/logo";
import { NavLink } from "@/components/ui/nav-link";
import { getSettings } from "@/lib/api/settings";
import { frameLinks } from "./frame-links";
import { MenuLinks } from "./menu-links";
import { ScrolledHeader } from "./scrolled-header";
import { SiteMenu } from "./site-menu";

/** The common header: logo, the two calls, and the side menu. */
export async function SiteHeader() {
  const settings = await getSettings();
  const links = frameLinks(settings);
  return (
    <ScrolledHeader>
      <div className="mx-auto flex max-w-page items-center gap-3 px-gutter py-3">
        <Link
          href="/"
          prefetch={false}
          className="mr-auto flex items-center gap-2 font-display text-xl"
          aria-label="Lampstand, home"
        >
          <LogoMark /> Lampstand
        </Link>
        <nav aria-label="Stories" className="hidden items-center gap-2 md:flex">
          <NavLink href={links.shareStory} className="rounded-full px-4 py-2.5 text-base hover:bg-dusk-700">
            Share your story
          </NavLink>
          <NavLink
            href={links.watchRealStories}
            className="rounded-full bg-lamp-400 px-5 py-2.5 text-base font-semibold text-dusk-950 hover:bg-lamp-300"
          >
            Watch Real Stories
          </NavLink>
        </nav>
        <SiteMenu>
          <MenuLinks settings={settings} />
        </SiteMenu>
      </div>
      <noscript>
        <div className="px-gutter pb-6">
          <MenuLinks settings={settings} />
        </div>
      </noscript>
    </ScrolledHeader>
  );
}
