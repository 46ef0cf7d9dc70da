import { ExternalLink } from "@/components/ui/nav-link";
import { Button } from "@/components/ui/button";
import type { PlaybackFailure } from "@/lib/video/playback-failure";

const SENTENCES: Record<PlaybackFailure, string> = {
  "not loaded": "We couldn’t load this video.",
  unplayable: "This browser can’t play this video.",
};

/** For a whole feed. */
export const NOTHING_PLAYS =
  "This browser can’t play these stories. Please open this page in another one, such as Chrome, Firefox or Safari.";

type PlayerFailureProps = {
  failure: PlaybackFailure;
  src: string;
  onRetry: () => void;
};

export function PlayerFailure({ failure, src, onRetry }: PlayerFailureProps) {
  return (
    <div
      role="alert"
      className="player-failure absolute inset-0 grid place-content-center overflow-y-auto bg-dusk-950/40 p-6"
    >
      <div className="grid max-w-72 justify-items-center gap-4 rounded-card bg-dusk-950/85 p-6 text-center">
        <p>{SENTENCES[failure]}</p>
        {failure === "not loaded" && <Button onClick={onRetry}>Try again</Button>}
        <ExternalLink
          href={src}
          className="inline-flex min-h-11 items-center font-semibold text-lamp-200 underline underline-offset-4"
        >
          Open the video file
        </ExternalLink>
      </div>
    </div>
  );
}
