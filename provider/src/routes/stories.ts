import path from "node:path";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";

import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";

import { requireKnownSentences } from "../features/consents/sentences";
import { noVideo, requireParent, requireUnusedSlug, storeStory } from "../features/stories/store-story";
import { storyForm, type StoryForm } from "../features/stories/story-form";
import { findSubmission } from "../features/submissions/submissions";
import { environment } from "../lib/environment";
import { UPLOAD_REQUEST_LIMIT } from "../lib/files/file-types";
import { receiveFile, toStorageError } from "../lib/files/receive-file";
import { temporaryFolder } from "../lib/files/temporary-files";
import { isFromSite, readIdempotencyKey } from "../lib/http/caller";
import { cutOff, type FormFields, type FormRules, readMultipart } from "../lib/http/multipart";
import { limits } from "../lib/http/rate-limit";
import { HttpError } from "../lib/http/responses";
import { wakeWorker } from "../lib/worker";
import { sentence, sentenceOf } from "../messages/sentences";
import { type RawCall, requireSite, route } from "./route";

const RULES: FormRules = {
  fileField: "file",
  limits: { fields: 40, fieldSize: 64 * 1024, fileSize: VIDEO_MAX_BYTES, requestSize: UPLOAD_REQUEST_LIMIT },
  fileTooLarge: sentence("stories.fileTooLarge"),
};

export const addVideo = [route("POST", "/add_video", limits.stories, answer)];

async function answer({ payload, request }: RawCall) {
  if (environment().takesStoriesFromSiteAlone) requireSite(request);
  const key = readIdempotencyKey(request);
  const { signal } = request;
  const file = path.join(temporaryFolder(), randomUUID());
  try {
    const { fields, taken } = await readMultipart(request, RULES, async (sent, stream) => {
      const form = trusted(parseStoryForm(sent), request);
      if (await findSubmission(payload, { collection: "stories", key })) return "known";
      // Before a gigabyte arrives.
      requireKnownSentences(form.consents ?? []);
      await requireParent(payload, form);
      await requireUnusedSlug(payload, form.slug);
      await receiveFile(stream, file, Number(request.headers.get("content-length") ?? 0));
      return form;
    });
    if (!taken) throw refusalWithoutFile(fields);
    if (taken !== "known") await storeStory(payload, { form: taken, file, key, signal });
    await wakeWorker("followUp");
    return { status: "success", ...sentence("stories.sent") };
  } catch (error) {
    throw signal.aborted ? cutOff() : toStorageError(error);
  } finally {
    await rm(file, { force: true });
  }
}

function parseStoryForm(fields: FormFields): StoryForm {
  const parsed = storyForm.safeParse(Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(422, issue ? sentenceOf(issue) : sentence("stories.fieldsRequired"));
}

/** Drops sentences that don't come from the site: we would mail them to a stranger in our name. */
function trusted(form: StoryForm, request: Request): StoryForm {
  return isFromSite(request) ? form : { ...form, consents: [] };
}

/** Reports faults in the text before the missing file, as for a form with a file. */
function refusalWithoutFile(fields: FormFields): HttpError {
  parseStoryForm(fields);
  return noVideo();
}
