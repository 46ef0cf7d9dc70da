import { NavLink } from "@/components/ui/nav-link";
import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";
import { siteLinks } from "./site-links";
import { AccountItems } from "./site-menu";

const ITEM_STYLE = "-mx-3 flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-dusk-700";

const COMPANY_PAGES = [
  { href: paths.language, label: "Language" },
  { href: paths.aboutUs, label: "About" },
  { href: paths.contactUs, label: "Contact" },
  { href: paths.uploadStory, label: "Upload" },
  { href: paths.blogs, label: "Blog" },
  { href: paths.helpDesk, label: "Helpdesk" },
  { href: paths.volunteer, label: "Volunteer" },
  { href: paths.installApp, label: "Install App" },
];

const LEGAL_PAGES = [
  { href: paths.termsService, label: "Terms of Service" },
  { href: paths.privacyPolicy, label: "Privacy Policy" },
];

type MenuLink = { href: string; label: string };

export function MenuLinks({ settings }: { settings: SiteSettings }) {
  const links = siteLinks(settings);
  const topItems = [
    { href: links.watchRealStories, label: "Watch Real Stories" },
    { href: links.shareStory, label: "Share your story" },
    ...(links.shop ? [{ href: links.shop, label: "Shop" }] : []),
    { href: paths.discoverJesus, label: "Discover Jesus" },
    ...(settings.capabilities.includes("talk") ? [{ href: paths.talk, label: "Talk to someone" }] : []),
    { href: paths.search, label: "Search" },
    { href: paths.saved, label: "Saved stories" },
  ];
  return (
    <nav aria-label="Site" className="flex flex-col gap-8">
      <MenuList items={topItems} itemStyle="font-display text-title" />
      <MenuSection title="Company" items={COMPANY_PAGES}>
        <AccountItems itemStyle={ITEM_STYLE} />
      </MenuSection>
      <MenuSection title="Legal" items={LEGAL_PAGES} />
      <p className="text-caption text-dusk-300">
        {settings.church.footerLine || `@ 2025 ${settings.company} LLC`}
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
  items: MenuLink[];
  children?: React.ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-2 font-text text-caption font-semibold text-lamp-300">{title}</h2>
      <MenuList items={items}>{children}</MenuList>
    </section>
  );
}

type MenuListProps = { items: MenuLink[]; itemStyle?: string; children?: React.ReactNode };

function MenuList({ items, itemStyle = "", children }: MenuListProps) {
  return (
    <ul>
      {items.map(({ href, label }) => (
        <li key={label}>
          <NavLink href={href} className={`${ITEM_STYLE} ${itemStyle}`}>
            {label}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
