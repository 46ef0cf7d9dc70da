import type { Reel } from "@/lib/schemas/reel";

/** A reel of this slug, with every field filled in. */
export function testReel(slug: string): Reel {
  return {
    id: `id-of-${slug}`,
    slug,
    name: `The story of ${slug}`,
    description: "A storm, and what came after it.",
    src: `https://media.example/${slug}.mp4`,
    poster: `https://media.example/${slug}.jpg`,
    captions: `https://media.example/${slug}.vtt`,
    width: 720,
    height: 1280,
  };
}
