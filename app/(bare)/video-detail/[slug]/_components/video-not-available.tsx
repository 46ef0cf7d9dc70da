import { Notice } from "@/components/ui/notice";
import { ButtonLink } from "@/components/ui/button-link";
import { UnavailableNotice } from "@/components/ui/unavailable-notice";

const SENTENCES = {
  missing: "It may have been taken down or moved. There are other stories to watch.",
  inFeed: "This story has no page of its own. You can watch it among the others.",
} as const;

const TITLE = "Video not available!";

type VideoNotAvailableProps = {
  reason: "missing" | "unavailable";
  /** Where the feed shows this story; `null` where it does not. */
  feedPath?: string | null;
};

export function VideoNotAvailable({ reason, feedPath = null }: VideoNotAvailableProps) {
  if (reason === "unavailable")
    return <UnavailableNotice title={TITLE}>We could not reach it just now.</UnavailableNotice>;
  if (feedPath === null) return <Notice title={TITLE}>{SENTENCES.missing}</Notice>;
  const watch = (
    <ButtonLink href={feedPath} look="secondary">
      Watch this story in the feed
    </ButtonLink>
  );
  return (
    <Notice title={TITLE} action={watch}>
      {SENTENCES.inFeed}
    </Notice>
  );
}
