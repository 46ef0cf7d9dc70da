import Link from "next/link";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";

/** Stands for the chips while there is nothing to choose from. */
export function NoHashtags() {
  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">There are no hashtags yet.</p>
      <p className="mt-3 text-ink-soft">Every story can be watched without one.</p>
      <Link href="/video-reels" prefetch={false} className={`${PRIMARY_BUTTON} mt-6`}>
        Watch all stories
      </Link>
    </div>
  );
}
