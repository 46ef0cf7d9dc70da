import type { Reel } from "@/lib/schemas/reel";

/** A reel as the feed shows it, told from others by its id and slug. */
export function testReel(id: string): Reel {
  return {
    id,
    slug: `slug-of-${id}`,
    name: `Story ${id}`,
    description: "What came after the storm.",
    src: `https://media.example/${id}.mp4`,
    poster: `https://media.example/${id}.jpg`,
    captions: null,
    width: 720,
    height: 1280,
  };
}
