"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { hashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { hashtagLabel, hashtagParam, withHashtags } from "@/lib/reels/hashtags";

const MAX_NAMED = 2;

const LINK_STYLE =
  "inline-flex min-h-11 items-center rounded-full px-2.5 underline underline-offset-4 hover:bg-dusk-700";

export function SelectedHashtags({ hashtags }: { hashtags: HashtagChoice[] }) {
  const t = useTranslations("selectedHashtags");
  const more = hashtags.length - MAX_NAMED;
  return (
    <section aria-label={t("label")} className="@container w-full min-w-0">
      <div className="flex w-fit max-w-full flex-col rounded-[1.375rem] bg-dusk-950/75 px-1.5 text-caption font-semibold text-dusk-100 @3xs:flex-row @3xs:items-center">
        <p className="flex min-w-0 flex-wrap gap-x-1.5 px-2.5 pt-2.5 @3xs:py-1">
          {hashtags.slice(0, MAX_NAMED).map((hashtag) => (
            <bdi key={hashtag.id} {...hashtag.language} className="max-w-[min(100%,10rem)] truncate">
              {hashtagLabel(hashtag)}{" "}
            </bdi>
          ))}
          {more > 0 && <span>{t("andMore", { count: more })}</span>}
        </p>
        <p className="flex flex-wrap @3xs:shrink-0">
          <Link
            href={withHashtags(paths.hashtags, hashtags.map(hashtagParam))}

            className={LINK_STYLE}
          >
            {t("change")}
          </Link>
          <Link href={paths.reels} onClick={hashTagByVideo.clear} className={LINK_STYLE}>
            {t("clear")}
          </Link>
        </p>
      </div>
    </section>
  );
}
