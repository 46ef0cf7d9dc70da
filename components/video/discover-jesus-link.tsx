import Image from "next/image";
import { ExternalLink } from "@/components/ui/external-link";

/** The picture that leads from a video to Discover Jesus, in a new tab. */
export function DiscoverJesusLink() {
  return (
    <ExternalLink href="/discover-jesus" className="group relative block overflow-hidden rounded-card">
      <Image
        src="/images/discover-jesus.svg"
        alt=""
        width={704}
        height={256}
        unoptimized
        className="w-full"
      />
      <span className="absolute inset-x-5 top-4 font-display text-title text-dusk-100 group-hover:text-lamp-200">
        Discover Jesus
      </span>
    </ExternalLink>
  );
}
