"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from "@/components/ui/button-style";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";

/** Specification section 8: what a visitor is told when the hashtags cannot be had. */
const FAILED = "Failed to fetch hashtags. Please try again.";

/** Stands for the chips while they cannot be had. Trying again is a fresh load, which works without script too. */
export function HashtagsUnavailable() {
  const choice = useSearchParams().toString();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify(FAILED, TOAST_DURATION_MS.shell);
  }, []);

  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">{FAILED}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a href={`/hashtags${choice && `?${choice}`}`} className={PRIMARY_BUTTON}>
          Try again
        </a>
        <Link href="/video-reels" prefetch={false} className={SECONDARY_BUTTON}>
          Watch all stories
        </Link>
      </div>
    </div>
  );
}
