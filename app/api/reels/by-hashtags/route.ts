import { JSON_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { z } from "zod";
import { providerErrorResponse } from "@/lib/forms/form-error";
import { readJson } from "@/lib/http/body";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { hashtagsFromParams, MAX_HASHTAG_PARAM_LENGTH, MAX_SELECTED_HASHTAGS } from "@/lib/reels/hashtags";
import { findReelsByHashtags } from "@/lib/reels/read-reels";
import { logError } from "@/lib/utils/log";

const UNAVAILABLE = "We could not reach these stories just now. Please try again in a moment.";

/** Each hashtag as `hashtagParam` returns it. */
const selectionSchema = z.object({
  hashtags: z.array(z.string().min(1).max(MAX_HASHTAG_PARAM_LENGTH)).min(1).max(MAX_SELECTED_HASHTAGS),
});

export async function POST(request: Request): Promise<Response> {
  const body = selectionSchema.safeParse(await readJson(request, JSON_BODY_MAX_BYTES));
  if (!body.success)
    return errorResponse(400, `Please choose between 1 and ${MAX_SELECTED_HASHTAGS} hashtags.`);
  const choices = await getHashtagChoices();
  if (choices.state === "unavailable") return errorResponse(503, UNAVAILABLE, RETRY_AFTER);
  const selected = hashtagsFromParams(dataOr(choices, []), body.data.hashtags);
  if (selected.length === 0)
    return errorResponse(422, "These hashtags are not here any more. Please choose others.");
  try {
    return Response.json({ reels: await findReelsByHashtags(selected) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("chosen-reels-failed", error);
    return providerErrorResponse(error, UNAVAILABLE);
  }
}
