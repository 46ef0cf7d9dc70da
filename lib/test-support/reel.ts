import type { Reel } from "@/lib/reels/reel";

/** Returns a reel with every field, identified by its slug, which is also its id. */
export function testReel(slug: string): Reel {
  return {
    id: slug,
    slug,
    name: `Story ${slug}`,
    description: "What came after the storm.",
    src: `https://media.example/${slug}.mp4`,
    poster: `https://media.example/${slug}.jpg`,
    captions: [{ lang: "en", label: "English", src: `https://media.example/${slug}.vtt` }],
    width: 720,
    height: 1280,
    sources: [],
    placeholder: "data:image/webp;base64,UklGRg==",
    hasSound: true,
    prayed: null,
    hasPage: true,
  };
}
