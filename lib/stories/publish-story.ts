import "server-only";
import { open } from "node:fs/promises";
import { addVideo } from "@/lib/provider/add-video";
import { ProviderError } from "@/lib/provider/provider-error";
import { isSlugTaken } from "@/lib/provider/videos";
import { providerFailure } from "@/lib/forms/provider-failure";
import type { Refusal } from "@/lib/forms/refusal";
import { takeTurn } from "@/lib/forms/take-turn";
import { providerSentence } from "@/lib/http/provider-sentence";
import { logError } from "@/lib/utils/log";
import type { Story } from "@/lib/schemas/story";
import { markPublished, type StoredUpload } from "./uploads";
import { contractFields } from "./contract-fields";
import { refused, uploadFailed, type StoryAnswer } from "./story-answer";
import { newStorySlug } from "./story-slug";
import { SIGNATURE_BYTES, videoExtensionOf } from "./video-signature";

/** How many slugs are tried. There are 200,000 of them. */
const SLUG_ATTEMPTS = 5;

const NO_VIDEO = "Please select a video file.";

/** What a visitor is told to calm them when the last step fails. */
const KEPT = "Your video has arrived and is kept: it will not be sent again.";

type Delivery = {
  story: Story;
  upload: StoredUpload;
  visitor: string;
  /** The visitor's IP address, where it is known. */
  address: string | null;
};

/** Gives a story and its video, which has arrived whole, to the provider. What failed may be tried again. */
export async function publishStory(delivery: Delivery): Promise<StoryAnswer> {
  const { upload, visitor, address } = delivery;
  const turn = await takeTurn(visitor, address);
  if ("refusal" in turn) return uploadFailed(kept(turn.refusal));
  const extension = videoExtensionOf(await beginningOf(upload));
  if (!extension) return refused({ status: 415, message: NO_VIDEO });
  try {
    await addUnderFreeSlug(delivery, `story.${extension}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("story-not-published", error);
    // Sent again it would be refused again, unlike what the form says, which can be changed.
    if (error.status === 415) return refused({ status: 415, message: providerSentence(error) || NO_VIDEO });
    const failure = kept(providerFailure(error));
    if (failure.status >= 500) await turn.giveBack();
    return failure.isBroken ? uploadFailed(failure) : inWordsOfTheProvider(failure);
  }
  await markPublished(upload);
  return { state: "published" };
}

function kept(refusal: Refusal): Refusal {
  return { ...refusal, advice: [refusal.advice, KEPT].filter(Boolean).join(" ") };
}

function inWordsOfTheProvider({ reason, advice, status, retryAfter }: Refusal): StoryAnswer {
  return refused({ status, retryAfter, message: [reason, advice].filter(Boolean).join(" ") });
}

/** The page's slug, or another one where it is taken; of stories that nobody sees yet, only the provider knows. */
async function addUnderFreeSlug({ story, upload, address }: Delivery, filename: string): Promise<void> {
  const add = async (wanted: string) => {
    const fields = contractFields({ ...story, slug: await freeSlug(wanted) });
    const file = { path: upload.file, filename, size: upload.size };
    await addVideo({ fields, file, idempotencyKey: upload.id, visitorAddress: address });
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

async function beginningOf({ file }: StoredUpload): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
