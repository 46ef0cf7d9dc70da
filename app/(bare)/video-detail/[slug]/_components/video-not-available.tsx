import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

type VideoNotAvailableProps = {
  /** Whether the provider did not answer, so that a retry may succeed. */
  temporary?: boolean;
  action?: ReactNode;
};

/** Shown instead of a video. */
export function VideoNotAvailable({ temporary = false, action }: VideoNotAvailableProps) {
  return (
    <Notice title="Video not available!" action={action}>
      {temporary
        ? "We could not reach it just now. Please load the page again in a moment."
        : "It may have been taken down or moved, or be one that only the reels show. There are other stories to watch."}
    </Notice>
  );
}
