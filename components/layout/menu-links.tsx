import { type Messages, useTranslations } from "next-intl";
import { NavLink } from "@/components/ui/nav-link";
import { languageTag } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";
import { LanguageLinks } from "./language-links";
import { siteLinks } from "./site-links";
import { AccountItems } from "./site-menu";

const ITEM_STYLE = "-mx-3 flex min-h-11 w-full items-center rounded-xl px-3 text-start hover:bg-dusk-700";

const COMPANY_PAGES = [
  { href: paths.language, label: "language" },
  { href: paths.aboutUs, label: "about" },
  { href: paths.contactUs, label: "contact" },
  { href: paths.uploadStory, label: "upload" },
  { href: paths.blogs, label: "blog" },
  { href: paths.helpDesk, label: "helpDesk" },
  { href: paths.volunteer, label: "volunteer" },
  { href: paths.installApp, label: "installApp" },
] as const;

const LEGAL_PAGES = [
  { href: paths.termsService, label: "terms" },
  { href: paths.privacyPolicy, label: "privacyPolicy" },
] as const;

type MenuLink = { href: string; label: keyof Messages["menu"] };

export function MenuLinks({ settings }: { settings: SiteSettings }) {
  const t = useTranslations("layout");
  const links = siteLinks(settings);
  const { church, menuPages = [] } = settings;
  const topItems: MenuLink[] = [
    { href: links.watchRealStories, label: "watchStories" },
    { href: links.shareStory, label: "shareStory" },
    ...(links.shop ? [{ href: links.shop, label: "shop" } as const] : []),
    { href: paths.discoverJesus, label: "discoverJesus" },
    ...(settings.capabilities.includes("talk") ? [{ href: paths.talk, label: "talk" } as const] : []),
    { href: paths.search, label: "search" },
    { href: paths.saved, label: "savedStories" },
  ];
  return (
    <nav aria-label={t("site")} className="flex flex-col gap-8">
      <MenuList items={topItems} itemStyle="font-display text-title" />
      <MenuSection title={t("company")} items={COMPANY_PAGES}>
        <AccountItems itemStyle={ITEM_STYLE} />
      </MenuSection>
      {menuPages.length > 0 && (
        <MenuSection title={t("morePages")} items={[]}>
          {menuPages.map(({ slug, title }) => (
            <li key={slug}>
              <NavLink href={paths.shortLink(slug)} className={ITEM_STYLE}>
                <span dir="auto" lang={languageTag(church.languages.own)} className="wrap-anywhere">
                  {title}
                </span>
              </NavLink>
            </li>
          ))}
        </MenuSection>
      )}
      <MenuSection title={t("legal")} items={LEGAL_PAGES} />
      <LanguageLinks itemStyle="-mx-3 flex min-h-11 items-center rounded-xl px-3 hover:bg-dusk-700 aria-current:font-semibold aria-current:text-lamp-300" />
      <p className="text-caption text-dusk-300">
        {church.footerLine || t("copyrightOf", { company: settings.company })}
      </p>
    </nav>
  );
}

function MenuSection({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly MenuLink[];
  children?: React.ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-2 font-text text-caption font-semibold text-lamp-300">{title}</h2>
      <MenuList items={items}>{children}</MenuList>
    </section>
  );
}

type MenuListProps = { items: readonly MenuLink[]; itemStyle?: string; children?: React.ReactNode };

function MenuList({ items, itemStyle = "", children }: MenuListProps) {
  const t = useTranslations("menu");
  return (
    <ul>
      {items.map(({ href, label }) => (
        <li key={label}>
          <NavLink href={href} className={`${ITEM_STYLE} ${itemStyle}`}>
            {t(label)}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
