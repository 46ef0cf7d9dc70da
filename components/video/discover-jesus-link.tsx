import Image from "next/image";
import { ExternalLink } from "@/components/ui/external-link";

/** The picture that leads from a video to Discover Jesus, in a new tab. */
export function DiscoverJesusLink() {
  return (
    <ExternalLink href="/discover-jesus" className="group relative block overflow-hidden rounded-card">
      <Image
        src="/images/discover-jesus.svg"
        alt="Discover Jesus"
        width={704}
        height={256}
        unoptimized
        className="w-full"
      />
    </ExternalLink>
  );
}
