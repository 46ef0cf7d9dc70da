"use client";

import { Play, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import type { TextLanguage } from "@/lib/utils/text-language";

export type NextStory = { id: string; slug: string; name: string; language?: TextLanguage | undefined };

type EndCardProps = { stories: readonly NextStory[]; onAgain: () => void };

/** Covers a video that has ended. */
export function EndCard({ stories, onAgain }: EndCardProps) {
  const t = useTranslations("videoPlayer");
  const player = useTranslations("player");
  return (
    <section
      aria-label={t("watchNext")}
      className="absolute inset-0 grid grid-rows-[minmax(0,1fr)] bg-dusk-950/85 px-[16px] py-[64px]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-center-safe justify-items-center gap-4 overflow-y-auto">
        <h2 className="text-title">{t("watchNext")}</h2>
        <ul className="grid w-full max-w-80 grid-cols-[minmax(0,1fr)] gap-2">
          {stories.map(({ id, slug, name, language }) => (
            <li key={id}>
              <Link
                href={paths.video(slug)}

                className="flex min-h-12 items-center gap-3 rounded-xl bg-dusk-800 px-4 py-2 hover:bg-dusk-700"
              >
                <Play className="size-4 shrink-0 fill-lamp-300 text-lamp-300" aria-hidden="true" />
                <span dir="auto" {...language} className="line-clamp-2 min-w-0 wrap-anywhere">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Button onClick={onAgain} className="gap-2">
          <RotateCcw className="size-5" aria-hidden="true" />
          <span>{player("watchAgain")}</span>
        </Button>
      </div>
    </section>
  );
}
