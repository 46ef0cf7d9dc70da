"use client";

import { HandHeart, Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { apiPaths } from "@/lib/paths";
import { usePrayer } from "@/lib/prayers/prayers";
import { changeSaved, useIsSaved } from "@/lib/saved/saved";
import type { StoryKey } from "@/lib/utils/stored-stories";
import { countSave } from "@/lib/video/may-count";

type PrayButtonProps = {
  story: StoryKey;
  prayed: number | null;
  className: string;
};

/** Renders a form that also works without script. Once pressed it says so, also on the next visit. */
export function PrayButton({ story, prayed, className }: PrayButtonProps) {
  const t = useTranslations("player");
  const { hasPrayed, count, pray } = usePrayer(story, prayed);
  return (
    <form
      method="post"
      action={apiPaths.prayers}
      onSubmit={(event) => {
        event.preventDefault();
        pray();
      }}
    >
      <input type="hidden" name="slug" value={story.slug} />
      <button type="submit" aria-pressed={hasPrayed} className={className}>
        <HandHeart className="size-5" aria-hidden="true" />
        <span>{t("prayed")}</span>
        {count !== null && (
          <span className="tabular-nums">
            {t.rich("prayedCount", {
              count,
              number: (text) => <span>{text}</span>,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </span>
        )}
      </button>
    </form>
  );
}

type SaveButtonProps = { story: StoryKey; className: string; children?: React.ReactNode };

/** Saves a story for later in this browser and, for members, on all their devices. */
export function SaveButton({ story, className, children }: SaveButtonProps) {
  const t = useTranslations("player");
  const isSaved = useIsSaved(story);
  return (
    <button
      type="button"
      aria-label={t("save")}
      aria-pressed={isSaved}
      onClick={() => {
        if (!isSaved) countSave(story.slug);
        changeSaved(story, !isSaved);
      }}
      className={`${className} noscript:hidden`}
    >
      <Bookmark className={`size-5 ${isSaved ? "fill-current" : ""}`} aria-hidden="true" />
      {children}
    </button>
  );
}
