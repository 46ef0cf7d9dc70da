import { ButtonLink, NavLink } from "@/components/ui/nav-link";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { SearchLink } from "@/components/ui/home-link";
import { BrandLink } from "./brand-link";
import { siteLinks } from "./site-links";
import { MenuLinks } from "./menu-links";
import { StickyHeader } from "./sticky-header";
import { SiteMenu } from "./site-menu";
import { Menu, X } from "lucide-react";

/** On phones its words stand on two lines, so that both calls fit into one row. */
const TOP_ITEM =
  "inline-flex min-h-11 items-center rounded-full px-1 text-center leading-tight wrap-normal hover:bg-dusk-700 max-md:max-w-20 md:px-4";

export async function SiteHeader() {
  const settings = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const links = siteLinks(settings);
  // One element in two places is sent to the browser once.
  const menu = <MenuLinks settings={settings} />;
  return (
    <StickyHeader>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-1 px-gutter py-3 md:gap-3">
        <BrandLink company={settings.company} logo={settings.church.logo} icon={settings.church.icon} />
        <nav
          aria-label="Stories"
          className="flex flex-wrap items-center gap-1 text-caption md:gap-2 md:text-base"
        >
          <NavLink href={links.shareStory} className={TOP_ITEM}>
            Share your story
          </NavLink>
          {links.shop && (
            <NavLink href={links.shop} className={`${TOP_ITEM} max-lg:hidden`}>
              Shop
            </NavLink>
          )}
          <NavLink href={paths.discoverJesus} className={`${TOP_ITEM} max-lg:hidden`}>
            Discover Jesus
          </NavLink>
          <ButtonLink href={links.watchRealStories} className="leading-tight max-md:max-w-24 max-md:px-2.5">
            Watch Real Stories
          </ButtonLink>
        </nav>
        <SearchLink className="size-11 max-[359px]:hidden" />
        <SiteMenu>{menu}</SiteMenu>
        <noscript>
          <PlainMenu>{menu}</PlainMenu>
        </noscript>
      </div>
    </StickyHeader>
  );
}

function PlainMenu({ children }: { children: React.ReactNode }) {
  return (
    <details className="plain-menu group">
      <summary
        aria-label="Open menu"
        className="-mr-2 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-dusk-700"
      >
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-dusk-700 bg-dusk-900 px-gutter pt-4 pb-8 shadow-lift">
        {children}
      </div>
    </details>
  );
}
