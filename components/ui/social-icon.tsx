import { siFacebook, siInstagram, siTiktok, siYoutube } from "simple-icons";

const ICONS = { facebook: siFacebook, instagram: siInstagram, tiktok: siTiktok, youtube: siYoutube };

export type SocialNetwork = keyof typeof ICONS;

/** Display names. */
export const NETWORK_NAMES: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
};

/** A network's logo, hidden from screen readers: the link around it has the name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={ICONS[network].path} />
    </svg>
  );
}
