import type { Metadata } from "next";
import { AllReels, allReelsMetadata } from "./_components/all-reels";

export function generateMetadata(): Promise<Metadata> {
  return allReelsMetadata(null);
}

/** `reel/[slug]` serves an address with a reel, `per-request` one with hashtags. */
export default function Page() {
  return <AllReels shared={null} />;
}
