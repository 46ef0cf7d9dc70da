import { PRIMARY_BUTTON } from "@/components/ui/styles";
import { NavLink } from "@/components/ui/nav-link";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { BrandLink } from "@/components/ui/home-link";
import { SearchLink } from "@/components/ui/search-link";
import { siteLinks } from "./site-links";
import { MenuLinks } from "./menu-links";
import { StickyHeader } from "./sticky-header";
import { SiteMenu } from "./site-menu";

/** The common header: logo, the two calls, and the side menu. */
export async function SiteHeader() {
  const settings = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const links = siteLinks(settings);
  return (
    <StickyHeader>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-gutter py-3">
        <BrandLink company={settings.company} />
        <nav aria-label="Stories" className="flex items-center gap-2">
          <NavLink
            href={links.shareStory}
            className="inline-flex min-h-11 items-center rounded-full px-4 text-base hover:bg-dusk-700 max-md:hidden"
          >
            Share your story
          </NavLink>
          <NavLink href={links.watchRealStories} className={`${PRIMARY_BUTTON} text-base`}>
            Watch Real Stories
          </NavLink>
        </nav>
        <SearchLink className="size-11" />
        <SiteMenu>
          <MenuLinks settings={settings} />
        </SiteMenu>
      </div>
      <noscript>
        <div className="px-gutter pb-6">
          <MenuLinks settings={settings} />
        </div>
      </noscript>
    </StickyHeader>
  );
}
