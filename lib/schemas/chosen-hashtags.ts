import { z } from "zod";
import { LONGEST_TOKEN, MOST_CHOSEN } from "@/lib/reels/hashtag-token";

/** The body of `POST /api/reels/by-hashtags`: the tokens of the chosen hashtags. */
export const chosenHashtagsSchema = z.object({
  hashtags: z.array(z.string().min(1).max(LONGEST_TOKEN)).min(1).max(MOST_CHOSEN),
});
