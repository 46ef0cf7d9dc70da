import type { Metadata } from "next";

/** A title for what is not there, or cannot be had now; nothing for search engines to keep. */
export function unlistedMetadata(title: string): Metadata {
  return { title, description: null, robots: { index: false }, openGraph: { title }, twitter: { title } };
}
