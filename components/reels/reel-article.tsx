"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { type CSSProperties, useEffect, useId, useState } from "react";
import { DrawnPoster } from "@/components/ui/drawn-poster";
import { placeholderStyle } from "@/components/ui/placeholder";
import { ExpandableText } from "@/components/ui/expandable-text";
import { useHydrated } from "@/lib/utils/hooks";
import { paths } from "@/lib/paths";
import type { Reel } from "@/lib/reels/reel";

/** In characters. */
const DESCRIPTION_PREVIEW_LENGTH = 100;

type ReelArticleProps = {
  reel: Reel;
  slot: number;
  /** From 1; `count` is -1 while it is unknown. */
  position: number;
  count: number;
  isActive: boolean;
  /** Whether another slot shows the same reel. */
  isDuplicate: boolean;
  isFirst: boolean;
  /** Whether its video shows no picture yet. */
  needsPoster: boolean;
  onSelect: () => void;
};

/** Leaves out the video, which plays in a player on top. */
export function ReelArticle(props: ReelArticleProps) {
  const { reel, slot, position, count, isActive, isDuplicate, isFirst, needsPoster, onSelect } = props;
  const t = useTranslations("feed");
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={count}
      aria-current={isActive ? "true" : undefined}
      aria-hidden={isDuplicate ? "true" : undefined}
      tabIndex={-1}
      style={slotStyle(slot)}
      className="reel-slot outline-none"
    >
      <div
        style={placeholderStyle(reel.placeholder, isLandscape(reel) ? "contain" : "cover")}
        className={`reel-card bg-dusk-800 ${isActive ? "" : "md:opacity-40"}`}
      >
        <ReelPoster
          key={reel.poster}
          reel={reel}
          isActive={isActive}
          isFirst={isFirst}
          needsPoster={needsPoster}
        />
      </div>
      {!isActive && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t("goTo", { name: reel.name })}
          onClick={onSelect}
          className="reel-card"
        />
      )}
      <div data-room={isActive ? "words" : undefined} data-scrolls inert={!isActive} className="reel-words">
        <h2 id={nameId} dir="auto" {...reel.language} className="reel-name">
          {reel.hasPage ? (
            <Link
              href={paths.video(reel.slug)}

              className="-my-1 inline-block py-1 hover:text-lamp-200"
            >
              {reel.name}
            </Link>
          ) : (
            reel.name
          )}
        </h2>
        {reel.description && (
          <p
            dir="auto"
            {...reel.language}
            data-room={isActive ? "description" : undefined}
            data-scrolls
            className="reel-description"
          >
            <ExpandableText
              key={`${reel.id} ${String(isActive)}`}
              text={reel.description}
              limit={DESCRIPTION_PREVIEW_LENGTH}
            />
          </p>
        )}
      </div>
    </article>
  );
}

type ReelPosterProps = {
  reel: Reel;
  /** Inactive ones are visible only on wide screens. */
  isActive: boolean;
  /** In the first paint if there is no placeholder. Others wait for hydration, to leave the bandwidth to the video. */
  isFirst: boolean;
  /** Others are not painted, and not even loaded if they have a placeholder: browsers keep every poster decoded. */
  needsPoster: boolean;
};

/** Retries a poster that failed to load when the connection is back. */
function ReelPoster({ reel, isActive, isFirst, needsPoster }: ReelPosterProps) {
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setFailed(false);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
    };
  }, [hasFailed]);

  if (!reel.poster || hasFailed) return reel.placeholder === null ? <DrawnPoster /> : null;
  const hasPlaceholder = reel.placeholder !== null;
  const isLoaded = hasPlaceholder ? needsPoster && isHydrated : isFirst || isHydrated;
  if (!isLoaded) return null;
  const unseen = hasPlaceholder ? "max-md:hidden" : "max-md:invisible";
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its address is made for this size on the server
    <img
      src={reel.poster}
      alt=""
      onError={() => setFailed(true)}
      fetchPriority={isFirst ? "high" : "low"}
      decoding={isFirst ? "sync" : "async"}
      loading={hasPlaceholder && !isActive ? "lazy" : undefined}
      className={`${isLandscape(reel) ? "object-contain" : "object-cover"} ${isActive ? "" : unseen} ${needsPoster ? "" : "invisible"} ${hasPlaceholder && !isFirst ? "reel-poster-late" : ""}`}
    />
  );
}

/** The style sheet turns the slot into a distance. */
export function slotStyle(slot: number): CSSProperties & Record<"--slot", number> {
  return { "--slot": slot };
}

/** Returns whether to show a reel whole, while others fill the screen. */
export function isLandscape({ width, height }: Reel): boolean {
  return width !== null && height !== null && width > height;
}
