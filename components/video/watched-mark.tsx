"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoryKey } from "@/lib/utils/stored-stories";
import { useWatched } from "@/lib/video/watched";

export function WatchedMark({ id, slug }: StoryKey) {
  const t = useTranslations("ui");
  return (
    useWatched({ id, slug }) && (
      <span className="absolute start-3 top-3 inline-flex items-center gap-1 rounded-full bg-dusk-950/85 px-2.5 py-1 text-caption text-dusk-100">
        <Check className="size-4" aria-hidden="true" />
        <span>{t("watched")}</span>
      </span>
    )
  );
}
