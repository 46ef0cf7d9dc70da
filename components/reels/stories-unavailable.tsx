import { Notice } from "@/components/ui/notice";

/** Stands for stories that cannot be had at the moment. */
export function StoriesUnavailable() {
  return (
    <Notice title="Stories cannot be shown now">
      We could not reach them. Please load the page again in a moment.
    </Notice>
  );
}
