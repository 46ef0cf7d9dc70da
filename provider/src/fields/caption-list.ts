import type { UIField } from "payload";

import { environment } from "../lib/environment";
import { panel } from "./panel";

/**
 * The captions of a record's clip, each leading to its lines.
 * @param clipField The field that points to the clip; absent where the record is the clip itself.
 */
export function captionList(clipField?: string): UIField {
  const canTranscribe = environment().transcription !== undefined;
  const path = "/admin/captions/caption-list#CaptionList";
  return panel("captionList", { path, clientProps: { clipField, canTranscribe } });
}
