import { CopyrightLine } from "@/components/layout/copyright-line";
import { frameLinks } from "@/components/layout/frame-links";
import { NavLink } from "@/components/ui/nav-link";
import { getSettings } from "@/lib/provider/settings";

/** The blog's own footer: from reading about stories to giving one, and the feed. */
export async function BlogFooter() {
  const settings = await getSettings();
  return (
    <footer className="bg-dusk-950 text-dusk-200">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-gutter py-14 md:flex-row md:items-center md:justify-between">
        <p className="max-w-md font-display text-title text-balance text-dusk-100">
          Every article here began with somebody’s story.
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <NavLink
            href={frameLinks(settings).shareStory}
            className="inline-flex min-h-11 items-center border-b-2 border-lamp-400 font-semibold text-lamp-300 hover:text-lamp-200"
          >
            Share your story
          </NavLink>
          <a
            href="/feed.xml"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lamp-200"
          >
            Follow the blog (RSS)
          </a>
        </div>
      </div>
      <CopyrightLine />
    </footer>
  );
}
