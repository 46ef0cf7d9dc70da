import "server-only";
import { getTranslations } from "next-intl/server";
import { formError, type FormError } from "@/lib/forms/form-error";
import { uploadFailed } from "@/lib/forms/form-wording";
import { providerSentence } from "@/lib/forms/provider-sentence";
import type { Reason } from "@/lib/http/refusal-page";
import { admitForm } from "@/lib/forms/form-token";
import { FORM_LIMITS, tooManyForms } from "@/lib/forms/forms";
import { languageOfWriter } from "@/lib/language/page-language";
import { defineSubmission, errorAnswer, limitSubmissions, type Sender } from "@/lib/forms/submit";
import { addVideo, type VideoFile } from "@/lib/provider/add-video";
import { ProviderError } from "@/lib/provider/client";
import { countDaily } from "@/lib/provider/counts";
import { withConsents } from "@/lib/provider/submissions";
import { isSlugTaken } from "@/lib/provider/videos";
import type { Answer, StoryAnswer } from "@/lib/api-client/answer";
import { consentsIn } from "@lampstand/contract/consent-sentences";
import { agreedTo, STORY_CONSENTS } from "@lampstand/contract/consents";
import { safetyFields, storySchema, type Story } from "./story";
import { newStorySlug } from "./story-fields";
import { SIGNATURE_BYTES, videoExtensionOf } from "./check-video";
import { publishOnce } from "#host/publish-once";
import { whileNobodyElsePublishes } from "./uploads/upload-locks";
import { logError } from "@/lib/utils/log";
import { UploadError, type StoredUpload } from "./uploads/upload-storage";
import { ownerOf, ownUpload, uploadStorage } from "./uploads/uploads";

const UNUSABLE = 415;

const SLUG_ATTEMPTS = 5;

const NO_VIDEO: Reason = { key: "videoRefused" };

const wording = { refused: uploadFailed, broken: uploadFailed };

async function published(): Promise<Answer> {
  const t = await getTranslations("sent");
  return { httpStatus: 201, status: "success", message: t("story") };
}

export const submitStory = defineSubmission<Story, unknown, StoryAnswer>({
  schema: storySchema,
  wording,
  admit: admitForm,
  invalid: (errors) => {
    const isUnfilled = "name" in errors || "slug" in errors;
    return isUnfilled
      ? { status: 422, reason: { key: "storyFieldsRequired" }, isSentence: true, errors }
      : { status: 422, reason: { key: "fieldsWrong" }, errors };
  },
  submit: async (story, _, sender) => {
    try {
      const owner = ownerOf(await sender.visitor());
      const upload = await ownUpload(story.file, owner);
      if (!upload) return await sentenceAnswer(404, { key: "uploadGone" });
      if (upload.isPublished) return await published();
      if (!upload.isSizeKnown || upload.offset < upload.size)
        return await sentenceAnswer(409, { key: "uploadIncomplete" });
      const answer = await publishOnce(upload.id, () =>
        whileNobodyElsePublishes(upload.id, () => publishUnlessPublished({ story, upload, sender })),
      );
      return answer ?? { httpStatus: 202, status: "publishing" };
    } catch (error) {
      return uploadAnswer(error);
    }
  },
});

type PublishInput = { story: Story; upload: StoredUpload; sender: Sender };

/** Checks twice: without Redis, instances publish at the same time, and the first to finish removes the video. */
async function publishUnlessPublished(input: PublishInput): Promise<Answer> {
  const { id, owner } = input.upload;
  const isPublished = async () => (await ownUpload(id, owner))?.isPublished === true;
  if (await isPublished()) return published();
  const answer = await publishStory(input).catch(uploadAnswer);
  if (answer.httpStatus === UNUSABLE) await discardUpload(id);
  return answer.status === "error" && (await isPublished()) ? published() : answer;
}

/** Every further attempt with an unusable video would cost as much. */
async function discardUpload(id: string): Promise<void> {
  try {
    await (await uploadStorage()).dataStore().remove(id);
  } catch (error) {
    logError("refused-upload-kept", error);
  }
}

async function publishStory(input: PublishInput): Promise<Answer> {
  const { upload, sender } = input;
  const tooMany = (seconds: number) => withKeptNotice(tooManyForms(seconds));
  const log = { event: "story-not-published" };
  return limitSubmissions(
    { limits: FORM_LIMITS, wording, tooMany, errorOf: publishError, log },
    sender,
    async () => {
      const storage = await uploadStorage();
      const read = (bytes: number) => storage.read(upload, bytes);
      const extension = videoExtensionOf(await beginningOf(read).catch(rethrowStoreFailure));
      if (!extension) return sentenceAnswer(UNUSABLE, NO_VIDEO);
      const file = { filename: `story.${extension}`, size: upload.size, read: () => read(upload.size) };
      await addUnderFreeSlug(input, file);
      await storage.markPublished(upload).catch(rethrowStoreFailure);
      void countDaily([{ kind: "uploadFinished" }]);
      return published();
    },
  );
}

async function uploadAnswer(error: unknown): Promise<Answer> {
  if (!(error instanceof UploadError)) throw error;
  if (error.status_code === 404) return sentenceAnswer(404, { key: "uploadGone" });
  return errorAnswer(await publishError(storeFailure(error)), wording);
}

/** An unusable video would be refused again; the form's fields can be corrected. */
async function publishError(error: ProviderError): Promise<FormError> {
  if (error.status === UNUSABLE)
    return { status: UNUSABLE, reason: (await providerSentence(error)) || NO_VIDEO, isSentence: true };
  const failure = withKeptNotice(await formError(error));
  return failure.isBroken ? failure : { ...failure, isSentence: true };
}

function withKeptNotice(error: FormError): FormError {
  return { ...error, advice: [...(error.advice ?? []), { key: "videoKept" }] };
}

function sentenceAnswer(status: number, reason: Reason): Promise<Answer> {
  return errorAnswer({ status, reason, isSentence: true }, wording);
}

/** Tries another slug after a 409, since only the provider knows the slugs of unpublished stories. */
async function addUnderFreeSlug({ story, upload, sender }: PublishInput, file: VideoFile): Promise<void> {
  const add = async (wanted: string) => {
    const fields = multipartFields({ ...story, slug: await freeSlug(wanted) });
    const written = await languageOfWriter();
    const sending = { file, idempotencyKey: upload.id, visitorAddress: sender.address };
    const read = consentsIn(STORY_CONSENTS, story.consentLanguage);
    await withConsents(agreedTo(read, story), (consents) =>
      addVideo({
        ...sending,
        fields: { ...fields, ...written, ...(consents && { consents: JSON.stringify(consents) }) },
      }),
    );
  };
  try {
    await add(story.slug);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 409) throw error;
    await add(newStorySlug());
  }
}

async function freeSlug(wanted: string): Promise<string> {
  let slug = wanted;
  for (let attempt = 1; attempt < SLUG_ATTEMPTS && (await isSlugTaken(slug)); attempt += 1)
    slug = newStorySlug();
  return slug;
}

/** Only some providers accept these, so empty ones are not sent. */
const OPTIONAL = new Set(["leftOut", "kept", "prayerMails", ...Object.keys(safetyFields)]);

function multipartFields({ file: _, asksParentOf: __, consentLanguage: ___, ...story }: Story) {
  const sent = Object.entries(story).filter(([name, value]) => Boolean(value) || !OPTIONAL.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

async function beginningOf(read: (bytes: number) => AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const beginning: Uint8Array[] = [];
  for await (const piece of read(SIGNATURE_BYTES)) beginning.push(piece);
  return Buffer.concat(beginning);
}

function storeFailure(cause: UploadError): ProviderError {
  return new ProviderError("unreachable", "uploads", { cause });
}

function rethrowStoreFailure(error: unknown): never {
  throw error instanceof UploadError && error.status_code >= 500 ? storeFailure(error) : error;
}
