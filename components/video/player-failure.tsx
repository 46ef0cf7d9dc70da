import { useTranslations } from "next-intl";
import { ExternalLink } from "@/components/ui/nav-link";
import { Button } from "@/components/ui/button";
import type { PlaybackFailure } from "@/lib/video/playback-failure";

type PlayerFailureProps = {
  failure: PlaybackFailure;
  src: string;
  onRetry: () => void;
};

export function PlayerFailure({ failure, src, onRetry }: PlayerFailureProps) {
  const t = useTranslations("player");
  const notices = useTranslations("notices");
  return (
    <div
      role="alert"
      className="player-failure absolute inset-0 grid place-content-center overflow-y-auto bg-dusk-950/40 p-6"
    >
      <div className="grid max-w-72 justify-items-center gap-4 rounded-card bg-dusk-950/85 p-6 text-center">
        <p>{t(failure === "unplayable" ? "unplayable" : "couldNotLoad")}</p>
        {failure === "not loaded" && <Button onClick={onRetry}>{notices("tryAgain")}</Button>}
        <ExternalLink
          href={src}
          className="inline-flex min-h-11 items-center font-semibold text-lamp-200 underline underline-offset-4"
        >
          {t("openFile")}
        </ExternalLink>
      </div>
    </div>
  );
}
