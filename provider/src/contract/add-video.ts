import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";

import { followUpSoon } from "../follow-up/wake";
import { isFromSite } from "../http/from-site";
import { readMultipart, type FormFields, type FormRules } from "../http/multipart";
import { FILE_LIMIT, UPLOAD_REQUEST_LIMIT } from "../media/file-limit";
import { temporaryFolder } from "../media/temporary-files";
import { limits } from "../rates/limits";
import { orNoRoom } from "../stories/disk-room";
import { receiveFile } from "../stories/receive-file";
import { noVideo, storeStory } from "../stories/store-story";
import { storyForm, type StoryForm } from "../stories/story-form";
import { requireFreeSlug } from "../stories/taken-slug";
import { findSubmission } from "../submissions/once";
import { readSubmissionKey } from "../submissions/submission-key";
import { ContractError } from "./answer";
import { segmentsOf, type RawCall, type Route } from "./route";

const RULES: FormRules = {
  fileField: "file",
  limits: { fields: 40, fieldSize: 64 * 1024, fileSize: FILE_LIMIT, requestSize: UPLOAD_REQUEST_LIMIT },
  fileTooLarge: "File size exceeds 1 GB limit.",
};

export const addVideo: Route[] = [
  { method: "POST", segments: segmentsOf("/add_video"), limit: limits.stories, run: answer },
];

async function answer({ payload, request }: RawCall) {
  const key = readSubmissionKey(request);
  const file = path.join(temporaryFolder(), randomUUID());
  try {
    const { fields, taken } = await readMultipart(request, RULES, async (sent, stream) => {
      const form = understand(sent);
      if (await findSubmission(payload, { collection: "stories", key })) return "known";
      await requireFreeSlug(payload, form.slug);
      await receiveFile(stream, file, Number(request.headers.get("content-length") ?? 0));
      return form;
    });
    if (!taken) throw refusalWithoutFile(fields);
    if (taken !== "known") await storeStory(payload, { form: trusted(taken, request), file, key });
    followUpSoon();
    return { status: "success", message: "Story uploaded successfully!" };
  } catch (error) {
    throw orNoRoom(error);
  } finally {
    await rm(file, { force: true });
  }
}

function understand(fields: FormFields): StoryForm {
  const parsed = storyForm.safeParse(Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  throw new ContractError(422, parsed.error.issues[0]?.message ?? "Please fill all required fields");
}

/** Anybody but the site could have words of their own mailed to a stranger in our name. */
function trusted(form: StoryForm, request: Request): StoryForm {
  return isFromSite(request) ? form : { ...form, consents: [] };
}

/** What is wrong with the text is said first, as it would be with a file. */
function refusalWithoutFile(fields: FormFields): ContractError {
  understand(fields);
  return noVideo();
}
