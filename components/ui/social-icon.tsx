export const NETWORK_NAMES = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
} as const;

export type SocialNetwork = keyof typeof NETWORK_NAMES;

/** The surrounding link has the name. Drawn in a file, since a page shows each logo several times. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <use href={`/icons/networks.svg#${network}`} />
    </svg>
  );
}
