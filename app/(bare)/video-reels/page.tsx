import type { Metadata } from "next";
import { AllReels, allReelsMetadata } from "./_components/all-reels";

export function generateMetadata(): Promise<Metadata> {
  return allReelsMetadata(null);
}

/** An address with a reel is served by `reel/[slug]`, one with hashtags by `per-request`. */
export default function Page() {
  return <AllReels shared={null} />;
}
