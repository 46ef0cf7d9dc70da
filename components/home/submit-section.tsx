import { SHARE_STORY_FALLBACK } from "@/components/layout/frame-links";
import { NavLink } from "@/components/ui/nav-link";
import { ActiveOnScreen } from "./active-on-screen";

/** The last section: the call to give a story. Its button looks active while the section is on screen. */
export function SubmitSection({ url }: { url: string | null }) {
  return (
    <ActiveOnScreen className="group/submit bg-linen-50 px-gutter py-section text-center text-ink">
      <h2 className="text-heading">Submit your story now</h2>
      <NavLink
        href={url ?? SHARE_STORY_FALLBACK}
        className="mt-8 inline-flex min-h-14 items-center rounded-full border-2 border-lamp-800 px-9 text-lg font-semibold text-lamp-800 transition duration-modal ease-settle [--focus-ring:theme(colors.lamp.800)] group-data-[active=true]/submit:bg-lamp-400 group-data-[active=true]/submit:text-dusk-950 group-data-[active=true]/submit:shadow-glow"
      >
        Share your story now
      </NavLink>
    </ActiveOnScreen>
  );
}
