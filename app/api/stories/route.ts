import { answerInTime } from "#host/publish-once";
import { respondToSubmission } from "@/lib/forms/submit";
import { submitStory } from "@/lib/story/submit-story";

/** Accepts the form, with the upload's id as `file`. Answers 202 while the story is being published. */
export async function POST(request: Request): Promise<Response> {
  return answerInTime(respondToSubmission(request, submitStory));
}
