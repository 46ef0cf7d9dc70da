import { Notice } from "@/components/ui/notice";

/** Shown in a video's place; `temporary` when the provider did not answer and the next try may succeed. */
export function VideoNotAvailable({ temporary = false }: { temporary?: boolean }) {
  return (
    <Notice title="Video not available!">
      {temporary
        ? "We could not reach it just now. Please load the page again in a moment."
        : "It may have been taken down or moved. There are other stories to watch."}
    </Notice>
  );
}
