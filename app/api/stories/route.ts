import { respondToSubmission } from "@/lib/forms/submit";
import { submitStory } from "@/lib/stories/submit-story";

/** A story whose video has been uploaded: its form, in which `file` is the upload's id. 202 while it is published. */
export async function POST(request: Request): Promise<Response> {
  return respondToSubmission(request, submitStory);
}
