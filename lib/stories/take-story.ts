import "server-only";
import { checkSender, type FormFields, type Sender } from "@/lib/forms/check-sender";
import { fieldErrors } from "@/lib/forms/field-errors";
import { storySchema } from "@/lib/schemas/story";
import { UPLOAD_GONE } from "./sentences";
import { ownerOf, ownUpload } from "./uploads";
import { publications } from "./publications";
import { publishStory } from "./publish-story";
import { refused, uploadFailed, type StoryAnswer } from "./story-answer";

/** How long one request waits until a story is published, in milliseconds: what stands between gives up in a minute. */
const PATIENCE_MS = 20_000;

/** Takes a story whose video has been uploaded. Sending it twice, or twice at once, makes one story. */
export async function takeStory(fields: FormFields, sender: Sender): Promise<StoryAnswer> {
  const checked = checkSender(fields, sender);
  if ("refusal" in checked) return uploadFailed(checked.refusal);

  const parsed = storySchema.safeParse(fields);
  if (!parsed.success) return wrongFields(fieldErrors(parsed.error));

  const story = parsed.data;
  const visitor = await sender.visitor();
  const upload = await ownUpload(story.file, ownerOf(visitor));
  if (!upload) return refused({ status: 404, message: UPLOAD_GONE });
  if (upload.isPublished) return { state: "published" };
  if (upload.offset < upload.size) {
    return refused({ status: 409, message: "Your video has not arrived whole yet. Please try again." });
  }
  const joined = await publications()(upload.id, PATIENCE_MS, () =>
    publishStory({ story, upload, visitor, address: sender.address }),
  );
  return joined?.outcome ?? { state: "publishing" };
}

function wrongFields(errors: Record<string, string>): StoryAnswer {
  const isUnfilled = "name" in errors || "slug" in errors;
  const message = isUnfilled
    ? "Please fill all required fields"
    : "Upload failed: some fields are not right.";
  return refused({ status: 422, message, errors });
}
