import Link from "next/link";
import { MediaItem } from "@/components/ui/media-item";
import { NETWORK_NAMES, SocialIcon, type SocialNetwork } from "@/components/ui/social-icon";
import { paths } from "@/lib/paths";
import type { HomeContent } from "@/lib/provider/home";
import { LogoMark } from "@/components/ui/logo";

const NETWORKS: SocialNetwork[] = ["tiktok", "facebook", "instagram", "youtube"];

const PLACES = ["My church", "Discover Jesus"];

const LINK_STYLE =
  "flex min-h-11 items-center gap-2 rounded-full bg-dusk-700 px-4 text-base hover:bg-dusk-600";

/** Media and links to the community, all of which lead to the home page. */
export function CommunitySection({ heading, subheading, media, bottomHeading }: HomeContent["community"]) {
  return (
    <section className="bg-dusk-800 py-section">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-gutter lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16">
        <div className="relative">
          <MediaItem src={media} label={heading || "Our community"} sizes="(min-width: 1024px) 50vw, 100vw" />
          <span className="pointer-events-none absolute top-4 left-4 rounded-2xl bg-dusk-950/80 p-2 text-dusk-100">
            <LogoMark className="size-8" />
          </span>
        </div>
        <div>
          {heading && <h2 className="text-heading">{heading}</h2>}
          {subheading && <p className="mt-4 max-w-prose text-lead text-dusk-200">{subheading}</p>}
          <ul className="mt-8 flex flex-wrap gap-3">
            {NETWORKS.map((network) => (
              <li key={network}>
                <Link href={paths.home} prefetch={false} className={LINK_STYLE}>
                  <SocialIcon network={network} /> {NETWORK_NAMES[network]}
                </Link>
              </li>
            ))}
            {PLACES.map((label) => (
              <li key={label}>
                <Link href={paths.home} prefetch={false} className={LINK_STYLE}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {bottomHeading && <p className="mt-8 font-display text-title text-lamp-200">{bottomHeading}</p>}
        </div>
      </div>
    </section>
  );
}
