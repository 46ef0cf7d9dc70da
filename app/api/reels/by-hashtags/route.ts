import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { ProviderError } from "@/lib/provider/provider-error";
import { providerRefusal } from "@/lib/http/provider-refusal";
import { readJson } from "@/lib/http/read-json";
import { refusal } from "@/lib/http/refusal";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { logError } from "@/lib/utils/log";
import { findChosenReels } from "@/lib/reels/chosen-reels";
import { chosenAmong, MOST_CHOSEN } from "@/lib/reels/hashtag-token";
import { chosenHashtagsSchema } from "@/lib/schemas/chosen-hashtags";

/** More than the longest choice takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

const UNAVAILABLE = "We could not reach these stories just now. Please try again in a moment.";

/** The reels of a choice of hashtags, for the chooser. */
export async function POST(request: Request): Promise<Response> {
  const body = chosenHashtagsSchema.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (!body.success) return refusal(400, `Please choose between 1 and ${MOST_CHOSEN} hashtags.`);
  const choices = await getHashtagChoices();
  if (choices.state === "unavailable") return refusal(503, UNAVAILABLE, RETRY_AFTER);
  const chosen = chosenAmong(dataOr(choices, []), body.data.hashtags);
  if (chosen.length === 0) return refusal(422, "These hashtags are not here any more. Please choose others.");
  try {
    return Response.json({ reels: await findChosenReels(chosen) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("chosen-reels-failed", error);
    return providerRefusal(error, UNAVAILABLE);
  }
}
