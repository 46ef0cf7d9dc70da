import { JSON_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { z } from "zod";
import { providerRefusal } from "@/lib/forms/form-error";
import { admitBody } from "@/lib/http/admit";
import { RETRY_AFTER } from "@/lib/http/responses";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { hashtagsFromParams, MAX_HASHTAG_PARAM_LENGTH, MAX_SELECTED_HASHTAGS } from "@/lib/reels/hashtags";
import { findReelsByHashtags } from "@/lib/reels/read-reels";
import { logError } from "@/lib/utils/log";

/** Each hashtag as `hashtagParam` returns it. */
const selection = z.object({
  hashtags: z.array(z.string().min(1).max(MAX_HASHTAG_PARAM_LENGTH)).min(1).max(MAX_SELECTED_HASHTAGS),
});

export const POST = admitBody(
  {
    limits: { address: { name: "chosen-reels-address", points: 2000, seconds: 600 } },
    tooMany: "reelsNotLoaded",
    maxBytes: JSON_BODY_MAX_BYTES,
    json: selection,
    unreadable: { key: "hashtagsNumber", value: String(MAX_SELECTED_HASHTAGS) },
  },
  async ({ hashtags }) => {
    const choices = await getHashtagChoices();
    if (choices.state === "unavailable")
      return { status: 503, message: { key: "reelsNotLoaded" }, headers: RETRY_AFTER };
    const selected = hashtagsFromParams(dataOr(choices, []), hashtags);
    if (selected.length === 0) return { status: 422, message: { key: "hashtagsGone" } };
    try {
      return Response.json({ reels: await findReelsByHashtags(selected) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logError("chosen-reels-failed", error);
      return providerRefusal(error, "reelsNotLoaded");
    }
  },
);
