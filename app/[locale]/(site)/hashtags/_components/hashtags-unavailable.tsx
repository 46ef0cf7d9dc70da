"use client";

import { useEffect, useRef } from "react";
import { buttonStyle } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/nav-link";
import { notifyFailure, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { WithSearchParams } from "@/components/ui/with-search-params";
import { paths } from "@/lib/paths";

const FAILED = "Failed to fetch hashtags. Please try again.";

/** A retry is a full page load, which works without JavaScript. */
export function HashtagsUnavailable({ query }: { query: string }) {
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    notifyFailure(FAILED, TOAST_DURATION_MS.short);
  }, []);

  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">{FAILED}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <WithSearchParams query={query}>
          {(choice) => (
            <a
              href={`${paths.hashtags}${choice.size > 0 ? `?${choice.toString()}` : ""}`}
              className={buttonStyle({})}
            >
              Try again
            </a>
          )}
        </WithSearchParams>
        <ButtonLink href={paths.reels} look="secondary">
          Watch all stories
        </ButtonLink>
      </div>
    </div>
  );
}
