"use client";

import { ChevronDown, ChevronUp, Ellipsis, Volume2, VolumeX } from "lucide-react";
import type { Capability } from "@lampstand/contract/capabilities";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { PrayButton, SaveButton } from "@/components/video/story-actions";
import { ShareButton } from "@/components/share/share-button";
import { notifyFailure, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { paths } from "@/lib/paths";
import { reelUrl } from "@/lib/reels/feed-address";
import { useHydrated } from "@/lib/utils/hooks";
import type { Reel } from "@/lib/reels/reel";

type FeedControlsProps = {
  reel: Reel;
  muted: boolean;
  showsCaptions: boolean;
  hasOthers: boolean;
  capabilities: readonly Capability[];
  onToggleSound: () => void;
  onToggleCaptions: () => void;
  onMove: (steps: number) => void;
};

const CONTROL_STYLE = "reels-control";

/** Offers what visitors use most; the rest is one press away. */
export function FeedControls(props: FeedControlsProps) {
  const { reel, muted, hasOthers, capabilities, onToggleSound, onMove } = props;
  const t = useTranslations("feed");
  const player = useTranslations("player");
  const isHydrated = useHydrated();
  const SoundIcon = muted ? VolumeX : Volume2;
  return (
    <div role="group" aria-label={t("controls")}>
      <div data-room="controls" className="reels-controls">
        {reel.hasSound && (
          <button type="button" onClick={onToggleSound} className={CONTROL_STYLE}>
            <SoundIcon className="size-5" aria-hidden="true" />
            <span>{player(muted ? "unmute" : "mute")}</span>
          </button>
        )}
        {capabilities.includes("prayers") && (
          <PrayButton story={reel} prayed={reel.prayed} className={CONTROL_STYLE} />
        )}
        <SaveButton story={reel} className={CONTROL_STYLE}>
          <span>{player("save")}</span>
        </SaveButton>
        <ShareButton
          shared={{
            title: reel.name,
            kind: "videos",
            name: reel.slug,
            url: isHydrated ? reelUrl(window.location.href, reel.slug).href : paths.video(reel.slug),
          }}
          className={CONTROL_STYLE}
        >
          <span>{t("share")}</span>
        </ShareButton>
        <MoreButton {...props} />
      </div>
      {hasOthers && (
        <div className="reels-steps">
          <button
            type="button"
            aria-label={t("previous")}
            onClick={() => onMove(-1)}
            className={CONTROL_STYLE}
          >
            <ChevronUp className="size-5" aria-hidden="true" />
          </button>
          <button type="button" aria-label={t("next")} onClick={() => onMove(1)} className={CONTROL_STYLE}>
            <ChevronDown className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

const loadSheet = () => import("./more-sheet");

function MoreButton(props: FeedControlsProps) {
  const t = useTranslations("feed");
  const [sheet, fetchSheet] = useLazyModule(loadSheet);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    const isThere = await fetchSheet();
    setOpen(isThere);
    if (!isThere) notifyFailure(t("moreNotLoaded"), TOAST_DURATION_MS.long);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t("more")}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={`${CONTROL_STYLE} reels-more`}
      >
        <Ellipsis className="size-5" aria-hidden="true" />
      </button>
      {sheet && isOpen && <sheet.MoreSheet {...props} onOpenChange={setOpen} returnFocusTo={button} />}
    </>
  );
}
