import { Captions, CaptionsOff, ChevronDown, ChevronUp, Volume2, VolumeX } from "lucide-react";
import type { Reel } from "@/lib/schemas/reel";
import { ControlButton } from "./control-button";
import { ShareButton } from "./share-button";
import { ShortcutsButton } from "./shortcuts-button";

type FeedControlsProps = {
  reel: Reel;
  muted: boolean;
  showsCaptions: boolean;
  hasOthers: boolean;
  onToggleSound: () => void;
  onToggleCaptions: () => void;
  onMove: (steps: number) => void;
};

/** What can be done with the reel in front, and the ways to the others. */
export function FeedControls(props: FeedControlsProps) {
  const { reel, muted, showsCaptions, hasOthers, onToggleSound, onToggleCaptions, onMove } = props;
  const SoundIcon = muted ? VolumeX : Volume2;
  const CaptionsIcon = showsCaptions ? Captions : CaptionsOff;
  return (
    <div role="group" aria-label="Controls" className="reels-controls">
      <ControlButton onClick={onToggleSound} className="reels-sound">
        <SoundIcon className="size-5" aria-hidden="true" />
        {muted ? "UNMUTE" : "MUTE"}
      </ControlButton>
      {reel.captions && (
        <ControlButton aria-label="Captions" aria-pressed={showsCaptions} onClick={onToggleCaptions}>
          <CaptionsIcon className="size-5" aria-hidden="true" />
        </ControlButton>
      )}
      <ShareButton reel={reel} />
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
