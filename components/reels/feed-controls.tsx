"use client";

import {
  Captions,
  CaptionsOff,
  ChevronDown,
  ChevronUp,
  Flag,
  Keyboard,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { Capability } from "@lampstand/contract/capabilities";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { PrayButton, SaveButton } from "@/components/video/story-actions";
import { ShareButton } from "@/components/share/share-button";
import { useCloseRequest } from "@/components/ui/use-close-request";
import { paths } from "@/lib/paths";
import { reelUrl } from "@/lib/reels/feed-address";
import { useHydrated } from "@/lib/utils/hooks";
import { storedChoice } from "@/lib/utils/web-storage";
import type { Reel } from "@/lib/reels/reel";

export const shortcutsPreference = storedChoice("localStorage", "reelsShortcuts");

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

export function FeedControls(props: FeedControlsProps) {
  const { reel, muted, showsCaptions, hasOthers, capabilities, onToggleSound, onToggleCaptions, onMove } =
    props;
  const isHydrated = useHydrated();
  const SoundIcon = muted ? VolumeX : Volume2;
  const CaptionsIcon = showsCaptions ? Captions : CaptionsOff;
  return (
    <div role="group" aria-label="Controls" className="reels-controls">
      {reel.hasSound && (
        <ControlButton onClick={onToggleSound} className="reels-sound">
          <SoundIcon className="size-5" aria-hidden="true" />
          <span>{muted ? "UNMUTE" : "MUTE"}</span>
        </ControlButton>
      )}
      {reel.captions.length > 0 && (
        <ControlButton aria-label="Captions" aria-pressed={showsCaptions} onClick={onToggleCaptions}>
          <CaptionsIcon className="size-5" aria-hidden="true" />
        </ControlButton>
      )}
      {capabilities.includes("prayers") && (
        <PrayButton
          story={reel}
          prayed={reel.prayed}
          className={`${CONTROL_STYLE} aria-pressed:text-lamp-200`}
          isCompact
        />
      )}
      <SaveButton story={reel} className={`${CONTROL_STYLE} aria-pressed:text-lamp-200`} />
      <ShareButton
        shared={{
          title: reel.name,
          kind: "videos",
          name: reel.slug,
          url: isHydrated ? reelUrl(window.location.href, reel.slug).href : paths.video(reel.slug),
        }}
        className={CONTROL_STYLE}
      />
      {capabilities.includes("reports") && (
        <a href={paths.report(reel.slug)} aria-label="Report this story" className={CONTROL_STYLE}>
          <Flag className="size-5" aria-hidden="true" />
        </a>
      )}
      <ShortcutsButton />
      {hasOthers && (
        <div className="reels-steps">
          <ControlButton aria-label="Previous story" onClick={() => onMove(-1)}>
            <ChevronUp className="size-5" aria-hidden="true" />
          </ControlButton>
          <ControlButton aria-label="Next story" onClick={() => onMove(1)}>
            <ChevronDown className="size-5" aria-hidden="true" />
          </ControlButton>
        </div>
      )}
    </div>
  );
}

const CONTROL_STYLE =
  "inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-dusk-950/75 px-3 text-caption font-semibold text-dusk-100 hover:bg-dusk-700 md:bg-dusk-800";

function ControlButton({ className = "", ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${CONTROL_STYLE} ${className}`} />;
}

const KEYS = [
  ["↓ ↑, Page Down, Page Up", "Next or previous story"],
  ["Home, End", "First or last story"],
  ["Space", "Pause or play"],
  ["M", "Sound on or off"],
] as const;

/** Visitors whose own tools need the keys can turn the shortcuts off (WCAG 2.1.4). */
function ShortcutsButton() {
  const isOn = shortcutsPreference.use() !== "off";
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useCloseRequest(isOpen, close);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && isOpen) close();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      className="reels-shortcuts relative"
    >
      <summary
        ref={opener}
        aria-label="Keyboard shortcuts"
        className={`${CONTROL_STYLE} cursor-pointer list-none`}
      >
        <Keyboard className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute right-0 bottom-14 z-10 w-72 rounded-card bg-dusk-800 p-5 text-caption text-dusk-100 shadow-lift">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {KEYS.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="font-semibold text-lamp-200">{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3 border-t border-dusk-600 pt-3 font-semibold">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => shortcutsPreference.set(event.target.checked ? "on" : "off")}
            className="size-5 accent-lamp-400"
          />
          Use these keys
        </label>
      </div>
    </details>
  );
}
