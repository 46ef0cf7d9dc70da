import { errorResponse } from "@/lib/http/responses";
import { apiPaths } from "@/lib/paths";
import { UPLOAD_PART_BYTES } from "@/lib/story/uploads/upload-progress";

/** The longest body other than a part of a video, in bytes. */
const OTHER_BYTES = 1024 ** 2;

const FORM_TOO_LONG = "The form is too long. Please shorten it.";

const PART_TOO_LONG = "This part of your video is too long.";

const LENGTH_MISSING = "The length is missing.";

/**
 * Returns the refusal of a body that is too long or has no stated length, otherwise `null`. OpenNext copies whole
 * bodies into memory, several times, before the site sees them.
 */
export function refuseBody({ body, headers, url }: Request): Response | null {
  if (body === null) return null;
  const length = headers.get("content-length");
  if (length === null) return errorResponse(411, LENGTH_MISSING);
  const isPart = new URL(url).pathname.startsWith(`${apiPaths.uploads}/`);
  const [most, sentence] = isPart ? [UPLOAD_PART_BYTES, PART_TOO_LONG] : [OTHER_BYTES, FORM_TOO_LONG];
  return Number(length) > most ? errorResponse(413, sentence) : null;
}
