import type { SelectField } from "payload";

/** Where the site shows a video, or where a story may be shown. */
export const shownAtOptions: SelectField["options"] = [
  { label: "On its own page only", value: "single" },
  { label: "In the video feed only", value: "multiple" },
  { label: "On its own page and in the feed", value: "both" },
];
