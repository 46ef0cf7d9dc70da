"use client";

import { Captions, CaptionsOff, ChevronDown, ChevronUp, Flag } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Capability } from "@lampstand/contract/capabilities";
import type { ComponentProps } from "react";
import { Dialog, DialogClose, DialogTitle, SHEET_STYLE } from "@/components/ui/dialog";
import { PlainLink } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { Reel } from "@/lib/reels/reel";
import { shortcutsPreference } from "@/lib/video/preferences";

const ITEM_STYLE =
  "flex min-h-12 w-full items-center gap-4 rounded-xl px-3 py-2 text-start font-semibold hover:bg-dusk-100 aria-pressed:bg-lamp-200";

const SHORTCUTS = ["nextOrPrevious", "firstOrLast", "pauseOrPlay", "sound"] as const;

type MoreSheetProps = Pick<ComponentProps<typeof Dialog>, "onOpenChange" | "returnFocusTo"> & {
  reel: Reel;
  showsCaptions: boolean;
  hasOthers: boolean;
  capabilities: readonly Capability[];
  onToggleCaptions: () => void;
  onMove: (steps: number) => void;
};

/** Holds what the feed offers beyond its controls. */
export function MoreSheet(props: MoreSheetProps) {
  const t = useTranslations("feedMore");
  const feed = useTranslations("feed");
  const player = useTranslations("player");
  const { reel, showsCaptions, hasOthers, capabilities } = props;
  const { onToggleCaptions, onMove, onOpenChange, returnFocusTo } = props;
  const CaptionsIcon = showsCaptions ? Captions : CaptionsOff;
  const moveBy = (steps: number) => () => {
    onOpenChange(false);
    onMove(steps);
  };
  return (
    <Dialog onOpenChange={onOpenChange} returnFocusTo={returnFocusTo} className={SHEET_STYLE}>
      <DialogTitle className="pe-12 font-display text-title">{feed("more")}</DialogTitle>
      <ul className="-mx-3 mt-3 grid gap-1">
        {reel.captions.length > 0 && (
          <li>
            <button
              type="button"
              aria-pressed={showsCaptions}
              onClick={onToggleCaptions}
              className={ITEM_STYLE}
            >
              <CaptionsIcon className="size-5 shrink-0" aria-hidden="true" />
              <span>{player("captions")}</span>
            </button>
          </li>
        )}
        {hasOthers && (
          <>
            <li>
              <button type="button" onClick={moveBy(1)} className={ITEM_STYLE}>
                <ChevronDown className="size-5 shrink-0" aria-hidden="true" />
                <span>{feed("next")}</span>
              </button>
            </li>
            <li>
              <button type="button" onClick={moveBy(-1)} className={ITEM_STYLE}>
                <ChevronUp className="size-5 shrink-0" aria-hidden="true" />
                <span>{feed("previous")}</span>
              </button>
            </li>
          </>
        )}
        {capabilities.includes("reports") && (
          <li>
            <PlainLink href={paths.report(reel.slug)} className={ITEM_STYLE}>
              <Flag className="size-5 shrink-0" aria-hidden="true" />
              <span>{t("report")}</span>
            </PlainLink>
          </li>
        )}
      </ul>
      <Shortcuts />
      <DialogClose className="absolute end-4 top-4 hover:bg-dusk-100" />
    </Dialog>
  );
}

/** Visitors whose own tools need the keys can turn the shortcuts off (WCAG 2.1.4). Phones seldom have keys. */
function Shortcuts() {
  const t = useTranslations("feedMore");
  const isOn = shortcutsPreference.use() !== "off";
  return (
    <section
      aria-labelledby="shortcuts"
      className="mt-4 border-t border-ink/20 pt-4 text-caption pointer-coarse:hidden"
    >
      <h3 id="shortcuts" className="font-text text-base font-semibold">
        {t("shortcuts")}
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut} className="contents">
            <dt className="font-semibold">{t(`${shortcut}Keys`)}</dt>
            <dd>{t(shortcut)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => shortcutsPreference.set(event.target.checked ? "on" : "off")}
          className="size-5 accent-lamp-800"
        />
        <span>{t("useKeys")}</span>
      </label>
    </section>
  );
}
