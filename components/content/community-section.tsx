import { useTranslations } from "next-intl";
import { MediaItem } from "@/components/ui/media-item";
import { NavLink } from "@/components/ui/nav-link";
import { NETWORK_NAMES, SocialIcon, type SocialNetwork } from "@/components/ui/social-icon";
import { paths } from "@/lib/paths";
import type { HomeContent } from "@/lib/provider/home";
import type { SiteSettings } from "@/lib/provider/settings";
import { LogoMark } from "@/components/ui/logo";

const LINK_STYLE =
  "flex min-h-11 items-center gap-2 rounded-full bg-dusk-700 px-4 text-base hover:bg-dusk-600";

type CommunityLink = { label: string; href: string | null; network?: SocialNetwork };

type CommunitySectionProps = HomeContent["community"] & { settings: SiteSettings };

export function CommunitySection({ settings, ...content }: CommunitySectionProps) {
  const t = useTranslations("home");
  const { heading, subheading, media, bottomHeading } = content;
  const links: CommunityLink[] = [
    { network: "tiktok", label: NETWORK_NAMES.tiktok, href: settings.tiktokLink },
    { network: "facebook", label: NETWORK_NAMES.facebook, href: settings.facebookLink },
    { network: "instagram", label: NETWORK_NAMES.instagram, href: settings.instagramLink },
    { network: "youtube", label: NETWORK_NAMES.youtube, href: settings.youtubeLink },
    { label: t("church"), href: settings.churchLink },
    { label: t("discoverJesus"), href: settings.discoverJesusLink },
  ];
  return (
    <section className="bg-dusk-800 py-section">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-gutter lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
        <div className="relative">
          <MediaItem
            src={media}
            label={heading || t("communityPicture")}
            sizes="(min-width: 1024px) 50vw, 92vw"
          />
          <span className="pointer-events-none absolute start-4 top-4 rounded-2xl bg-dusk-950/80 p-2 text-dusk-100">
            <LogoMark className="size-8" />
          </span>
        </div>
        <div>
          {heading && (
            <h2 dir="auto" className="text-heading">
              {heading}
            </h2>
          )}
          {subheading && (
            <p dir="auto" className="mt-4 max-w-prose text-lead text-dusk-200">
              {subheading}
            </p>
          )}
          <ul className="mt-8 flex flex-wrap gap-3">
            {links.map(({ label, href, network }) => (
              <li key={label}>
                <NavLink href={href ?? paths.home} className={LINK_STYLE}>
                  {network && <SocialIcon network={network} />} <span>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
          {bottomHeading && (
            <p dir="auto" className="mt-8 font-display text-title text-lamp-200">
              {bottomHeading}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
