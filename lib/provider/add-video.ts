import "server-only";
import { callHeaders, readAnswer } from "./client";
import { multipartForm, type VideoFile } from "./multipart-form";
import { expectSuccess } from "./payload";
import { postStream } from "./post-stream";

const PATH = "/add_video";

/** The provider also checks the video before it answers. */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

type NewVideo = {
  fields: Readonly<Record<string, string>>;
  file: VideoFile;
  idempotencyKey: string;
  visitorAddress: string | null;
};

/** @throws {ProviderError} as `callProvider`, and when the file cannot be read */
export async function addVideo({ fields, file, idempotencyKey, visitorAddress }: NewVideo): Promise<void> {
  const form = multipartForm(fields, "file", file);
  const headers = callHeaders({ visitorAddress, idempotencyKey });
  headers.set("content-type", form.contentType);
  const sending = { headers, body: form.body(), bytes: form.contentLength, idleMs: IDLE_TIMEOUT_MS };
  expectSuccess(PATH, await readAnswer(PATH, await postStream(PATH, sending)));
}
