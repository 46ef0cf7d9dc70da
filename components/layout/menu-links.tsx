import { NavLink } from "@/components/ui/nav-link";
import type { SiteSettings } from "@/lib/provider/settings";
import { AccountItems } from "./account-items";
import { frameLinks } from "./frame-links";
import { MENU_ITEM_STYLE } from "./menu-item-style";

const COMPANY_PAGES = [
  { href: "/language", label: "Language" },
  { href: "/about-us", label: "About" },
  { href: "/contact-us", label: "Contact" },
  { href: "/upload-story", label: "Upload" },
  { href: "/blog", label: "Blog" },
  { href: "/help-desk", label: "Helpdesk" },
  { href: "/volunteer", label: "Volunteer" },
  { href: "/install-app", label: "Install App" },
];

const LEGAL_PAGES = [
  { href: "/terms-service", label: "Terms of Service" },
  { href: "/privacy-policy", label: "Privacy Policy" },
];

type MenuLink = { href: string; label: string };

/** Everything the side menu offers (specification section 2, Header). */
export function MenuLinks({ settings }: { settings: SiteSettings }) {
  const links = frameLinks(settings);
  const topItems = [
    { href: links.watchRealStories, label: "Watch Real Stories" },
    { href: links.shareStory, label: "Share your story" },
    ...(links.shop ? [{ href: links.shop, label: "Shop" }] : []),
    { href: "/discover-jesus", label: "Discover Jesus" },
  ];
  return (
    <nav aria-label="Site" className="flex flex-col gap-8">
      <MenuList items={topItems} itemStyle="font-display text-title" />
      <MenuSection title="Company" items={COMPANY_PAGES}>
        <AccountItems />
      </MenuSection>
      <MenuSection title="Legal" items={LEGAL_PAGES} />
      <p className="text-caption text-dusk-300">@ 2025 {settings.company} LLC</p>
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
          <NavLink href={href} className={`${MENU_ITEM_STYLE} ${itemStyle}`}>
            {label}
          </NavLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
