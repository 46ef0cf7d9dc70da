/** Display names. */
export const NETWORK_NAMES = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
} as const;

export type SocialNetwork = keyof typeof NETWORK_NAMES;

/**
 * A network's logo, hidden from screen readers: the link around it has the name. Pages name it several times each, so its
 * drawing is in a file of its own.
 */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <use href={`/icons/social.svg#${network}`} />
    </svg>
  );
}
