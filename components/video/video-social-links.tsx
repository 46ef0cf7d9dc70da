import { Church } from "lucide-react";
import { ExternalLink } from "@/components/ui/external-link";
import { NETWORK_NAMES, SocialIcon, type SocialNetwork } from "@/components/ui/social-icon";
import type { socialLinks } from "@/lib/video/social-links";

const NETWORKS: SocialNetwork[] = ["tiktok", "facebook", "instagram", "youtube"];

const LINK_STYLE = "grid size-12 place-items-center rounded-full bg-dusk-800 hover:bg-dusk-700";

/** Where else this story can be found. */
export function VideoSocialLinks({ links }: { links: ReturnType<typeof socialLinks> }) {
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
          <span className="sr-only">Church</span>
        </ExternalLink>
      </li>
    </ul>
  );
}
