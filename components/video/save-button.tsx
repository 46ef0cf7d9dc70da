"use client";

import { Bookmark } from "lucide-react";
import { changeSaved, useSavedSlugs } from "@/lib/saved/saved";
import { countSave } from "@/lib/video/may-count";

type SaveButtonProps = { slug: string; className: string; children?: React.ReactNode };

/** Saves a story for later, in this browser and for members on all their devices. */
export function SaveButton({ slug, className, children }: SaveButtonProps) {
  const isSaved = useSavedSlugs().includes(slug);
  return (
    <button
      type="button"
      aria-label="Save"
      aria-pressed={isSaved}
      onClick={() => {
        if (!isSaved) countSave(slug);
        changeSaved(slug, !isSaved);
      }}
      className={`${className} noscript:hidden`}
    >
      <Bookmark className={`size-5 ${isSaved ? "fill-current" : ""}`} aria-hidden="true" />
      {children}
    </button>
  );
}
