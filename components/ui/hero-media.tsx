import { MediaItem } from "./media-item";

/** What stands beside a page's title: shown first, and half the page wide where there is room. */
export function HeroMedia({ src, label }: { src: string | null; label: string }) {
  return <MediaItem src={src} label={label} priority sizes="(min-width: 1024px) 42vw, 100vw" />;
}
