import type { UIField } from "payload";

import { environment } from "../lib/environment";

/**
 * The captions of a record's clip, each leading to its lines.
 * @param clipField The field that points to the clip; absent where the record is the clip itself.
 */
export function captionList(clipField?: string): UIField {
  const canTranscribe = environment().transcription !== undefined;
  return {
    name: "captionList",
    type: "ui",
    label: "Captions",
    admin: {
      disableListColumn: true,
      components: {
        Field: {
          path: "/admin/captions/caption-list#CaptionList",
          clientProps: { clipField, canTranscribe },
        },
      },
    },
  };
}
