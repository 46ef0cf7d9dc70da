import { Play } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { CSSProperties, ReactNode } from "react";
import type { TextLanguage } from "@/lib/utils/text-language";
import { WatchedMark } from "./watched-mark";

type StoryFrameProps = {
  href: string;
  id: string;
  slug: string;
  name: string;
  /** The name's language, if it isn't the page's. */
  language?: TextLanguage | undefined;
  style?: CSSProperties | undefined;
  /** The picture. */
  children: ReactNode;
};

/** Shows a story's picture as a link to it, with its name and whether it was watched. */
export function StoryFrame({ href, id, slug, name, language, style, children }: StoryFrameProps) {
  return (
    <Link href={href} className="group block">
      <span
        style={style}
        className="drawn-when-near relative block aspect-[9/14] overflow-hidden rounded-card bg-dusk-800 shadow-lift"
      >
        {children}
        <WatchedMark id={id} slug={slug} />
        <span className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-full bg-lamp-300 text-dusk-950">
          <Play className="size-4 translate-x-px fill-current" aria-hidden="true" />
        </span>
      </span>
      <span
        dir="auto"
        {...language}
        className="mt-3 block leading-snug font-medium text-dusk-100 group-hover:text-lamp-200"
      >
        {name}
      </span>
    </Link>
  );
}
