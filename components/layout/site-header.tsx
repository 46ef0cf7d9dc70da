import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
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

/** On phones its words take two lines, so both calls fit into one row. Large text grows as far as there is room. */
const TOP_ITEM =
  "inline-flex min-h-[44px] items-center rounded-full px-[4px] text-center leading-tight wrap-normal hover:bg-dusk-700 max-md:max-w-[6.2em] md:px-[1em]";

export async function SiteHeader() {
  const [t, menuText, reading] = await Promise.all([
    getTranslations("layout"),
    getTranslations("menu"),
    getSettings(),
  ]);
  const settings = dataOr(reading, DEFAULT_SETTINGS);
  const links = siteLinks(settings);
  // An element used in two places is sent to the browser only once.
  const menu = <MenuLinks settings={settings} />;
  return (
    <StickyHeader>
      <div className="mx-auto flex max-w-page items-start gap-[4px] px-[min(theme(spacing.gutter),6.25vw)] py-[14px] md:gap-3">
        <BrandLink company={settings.company} logo={settings.church.logo} icon={settings.church.icon} />
        {/* The calls move below if both don't fit side by side. */}
        <div className="flex grow flex-wrap-reverse items-center justify-end gap-1 md:gap-3">
          <nav
            aria-label={t("stories")}
            className="flex flex-wrap items-center justify-end gap-[4px] text-[min(0.8125rem,22px,5vw)] md:gap-2 md:text-[min(1rem,20px)]"
          >
            <NavLink href={links.shareStory} className={TOP_ITEM}>
              {menuText("shareStory")}
            </NavLink>
            {links.shop && (
              <NavLink href={links.shop} className={`${TOP_ITEM} max-lg:hidden`}>
                {menuText("shop")}
              </NavLink>
            )}
            <NavLink href={paths.discoverJesus} className={`${TOP_ITEM} max-lg:hidden`}>
              {menuText("discoverJesus")}
            </NavLink>
            <ButtonLink
              href={links.watchRealStories}
              className="min-h-[44px]! leading-tight max-md:max-w-[7.4em] max-md:px-[10px] max-md:py-[6px]"
            >
              {menuText("watchStories")}
            </ButtonLink>
          </nav>
          <div className="flex">
            <SearchLink className="size-[44px] max-[359px]:hidden" />
            <SiteMenu icon={<Menu aria-hidden="true" />}>{menu}</SiteMenu>
            <noscript>
              <PlainMenu>{menu}</PlainMenu>
            </noscript>
          </div>
        </div>
      </div>
    </StickyHeader>
  );
}

function PlainMenu({ children }: { children: React.ReactNode }) {
  const t = useTranslations("layout");
  return (
    <details className="plain-menu group">
      <summary
        aria-label={t("openMenu")}
        className="-me-2 grid size-[44px] cursor-pointer list-none place-items-center rounded-full hover:bg-dusk-700"
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
