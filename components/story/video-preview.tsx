"use client";

import { type Kept, keptSeconds } from "@lampstand/contract/kept";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { sizeText } from "@/lib/i18n/formats";
import { keptFrom, keptUntil } from "@/lib/story/recording/cuts";
import { timeText } from "@/lib/utils/text";
import { Button } from "@/components/ui/button";
import { useFileSource } from "@/components/ui/use-file-source";
import { useKeptPlayer } from "./recorder/use-kept-player";

/** The least that a cut must leave, in seconds. */
const LEAST_SECONDS = 3;

type VideoPreviewProps = {
  file: File;
  /** The parts that are shown. */
  kept: Kept;
  onLength: (seconds: number) => void;
  /** `null` if nothing can be cut off. */
  onCut: ((kept: Kept) => void) | null;
};

export function VideoPreview({ file, kept, onLength, onCut }: VideoPreviewProps) {
  const t = useTranslations("storyVideo");
  const locale = useLocale();
  const player = useFileSource(file);
  const { rewind, handlers } = useKeptPlayer(player, kept);
  const [duration, setDuration] = useState<number | null>(null);
  const [isShown, setShown] = useState(true);
  const length = duration === null ? [] : [timeText(Math.round(keptSeconds(kept, duration)))];

  return (
    <figure className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      {isShown && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- a local preview of the visitor's own file
        <video
          ref={player}
          controls
          playsInline
          preload="metadata"
          aria-label={t("preview")}
          onDurationChange={({ currentTarget }) => {
            // Browsers record without a length; seeking to the end reveals it.
            if (currentTarget.duration === Infinity) currentTarget.currentTime = Number.MAX_SAFE_INTEGER;
            else {
              if (currentTarget.paused) rewind(currentTarget);
              setDuration(currentTarget.duration);
              onLength(keptSeconds(kept, currentTarget.duration));
            }
          }}
          {...(duration !== null && handlers)}
          onError={() => {
            setShown(false);
          }}
          className="max-h-80 w-full rounded-xl bg-dusk-950 sm:max-h-72"
        />
      )}
      <figcaption className="grid min-w-0 gap-1.5">
        <p className="font-semibold">
          <bdi dir="ltr">{file.name}</bdi>
        </p>
        <p className="text-ink-soft">{[sizeText(locale, file.size), ...length].join(" · ")}</p>
        {!isShown && <p className="text-caption text-ink-soft">{t("unplayable")}</p>}
        {isShown && onCut && duration !== null && (
          <Cuts
            kept={kept}
            duration={duration}
            moment={() => player.current?.currentTime ?? 0}
            onCut={onCut}
          />
        )}
      </figcaption>
    </figure>
  );
}

type CutsProps = {
  kept: Kept;
  duration: number;
  /** Returns the preview's current position. */
  moment: () => number;
  onCut: (kept: Kept) => void;
};

function Cuts({ kept, duration, moment, onCut }: CutsProps) {
  const t = useTranslations("storyVideo");
  const [uncut] = useState(kept);
  const [message, setMessage] = useState("");
  const cut = (rest: Kept, at: number, change: "startsAt" | "endsAt") => {
    const isEnough = keptSeconds(rest, duration) >= LEAST_SECONDS;
    if (isEnough) onCut(rest);
    const time = timeText(keptSeconds(keptUntil(uncut, at), duration));
    setMessage(isEnough ? t(change, { time }) : t("notTooShort", { seconds: LEAST_SECONDS }));
  };
  return (
    <>
      <p className="text-caption text-ink-soft">{t("trimHint")}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            const at = moment();
            cut(keptFrom(kept, at), at, "startsAt");
          }}
        >
          {t("startHere")}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            const at = moment();
            cut(keptUntil(kept, at), at, "endsAt");
          }}
        >
          {t("endHere")}
        </Button>
        {kept !== uncut && (
          <Button
            look="secondary"
            onClick={() => {
              onCut(uncut);
              setMessage(t("untrimmed"));
            }}
          >
            {t("undo")}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </>
  );
}
