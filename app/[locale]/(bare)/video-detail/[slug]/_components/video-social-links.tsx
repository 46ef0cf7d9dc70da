import { Church } from "lucide-react";
import { useTranslations } from "next-intl";
import { ExternalLink } from "@/components/ui/nav-link";
import { NETWORK_NAMES, SocialIcon, type SocialNetwork } from "@/components/ui/social-icon";
import { paths } from "@/lib/paths";
import type { SiteSettings } from "@/lib/provider/settings";
import type { Video } from "@/lib/provider/video-schema";

const NETWORKS: SocialNetwork[] = ["tiktok", "facebook", "instagram", "youtube"];

const LINK_STYLE = "grid size-12 place-items-center rounded-full bg-dusk-800 hover:bg-dusk-700";

const FALLBACKS = {
  tiktok: "https://www.tiktok.com/login",
  facebook: "https://www.facebook.com/login",
  instagram: "https://www.instagram.com/accounts/login",
  youtube: "https://www.youtube.com/",
  church: paths.home,
} as const;

export function socialLinks(links: Video["links"], settings: SiteSettings) {
  return {
    tiktok: links.tiktok ?? FALLBACKS.tiktok,
    facebook: links.facebook ?? FALLBACKS.facebook,
    instagram: links.instagram ?? FALLBACKS.instagram,
    youtube: links.youtube ?? FALLBACKS.youtube,
    church: links.church ?? settings.churchLink ?? FALLBACKS.church,
  };
}

export function VideoSocialLinks({ links }: { links: ReturnType<typeof socialLinks> }) {
  const t = useTranslations("videoPage");
  return (
    <ul className="flex flex-wrap gap-3">
      {NETWORKS.map((network) => (
        <li key={network}>
          <ExternalLink href={links[network]} className={LINK_STYLE}>
            <SocialIcon network={network} />
            <span className="sr-only">{NETWORK_NAMES[network]}</span>
          </ExternalLink>
        </li>
      ))}
      <li>
        <ExternalLink href={links.church} className={LINK_STYLE}>
          <Church className="size-5" aria-hidden="true" />
          <span className="sr-only">{t("church")}</span>
        </ExternalLink>
      </li>
    </ul>
  );
}
