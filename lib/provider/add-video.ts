import "server-only";
import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";
import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { siteConfig } from "@/lib/env/site-config";
import { TooLongError } from "@/lib/http/body";
import { callHeaders, ProviderError, readAnswer } from "./client";
import { multipartForm, type VideoFile } from "./multipart-form";
import { expectSuccess } from "./payload";

const PATH = "/add_video";

/** How long the connection may be idle, in milliseconds: the provider also checks the video before it answers. */
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

export type NewVideo = {
  fields: Readonly<Record<string, string>>;
  file: VideoFile;
  /** The same for every attempt to add this video. */
  idempotencyKey: string;
  visitorAddress: string | null;
};

/**
 * Gives a story and its video to the provider. The file goes to the network piece by piece: `fetch` would hold all of it in
 * memory.
 *
 * @throws {ProviderError} as `callProvider` does; also when the file cannot be read
 */
export async function addVideo({ fields, file, idempotencyKey, visitorAddress }: NewVideo): Promise<void> {
  const agent = newAgent();
  try {
    const form = multipartForm(fields, "file", file);
    const headers = callHeaders({ visitorAddress, idempotencyKey });
    headers.set("content-type", form.contentType);
    headers.set("content-length", String(form.contentLength));
    expectSuccess(PATH, await readAnswer(PATH, await exchange(agent, headers, form.body())));
  } finally {
    agent.destroy();
  }
}

/**
 * A connection of its own, which neither side closes as long as the other has something to say: a provider that refuses
 * early would otherwise take its refusal back by closing.
 */
function newAgent(): http.Agent {
  const { Agent } = isSecure() ? https : http;
  return new Agent({ keepAlive: true });
}

function isSecure(): boolean {
  return siteConfig().API_BASE_URL.startsWith("https:");
}

async function exchange(
  agent: http.Agent,
  headers: Headers,
  body: AsyncIterable<Uint8Array>,
): Promise<Response> {
  const timeout = new AbortController();
  const call = (isSecure() ? https : http).request(siteConfig().API_BASE_URL + PATH, {
    method: "POST",
    agent,
    headers: Object.fromEntries(headers),
    signal: timeout.signal,
  });
  call.setTimeout(IDLE_TIMEOUT_MS, () => {
    timeout.abort();
  });
  try {
    return await toResponse(await answerTo(call, body));
  } catch (cause) {
    throw new ProviderError(timeout.signal.aborted ? "timeout" : "unreachable", PATH, { cause });
  }
}

/** The answer, which may come before everything is sent. */
async function answerTo(call: ClientRequest, body: AsyncIterable<Uint8Array>): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject);
  });
  const sent = pipeline(Readable.from(body, { objectMode: false }), call);
  return Promise.race([answered, sent.then(() => answered)]);
}

/** @throws {Error} when the answer breaks off or is longer than any should be */
async function toResponse(answer: IncomingMessage): Promise<Response> {
  let body = "";
  for await (const part of answer.setEncoding("utf8")) {
    body += String(part);
    if (body.length > ANSWER_MAX_BYTES) throw new TooLongError(ANSWER_MAX_BYTES);
  }
  const retryAfter = answer.headers["retry-after"];
  return new Response(body, {
    status: answer.statusCode,
    headers: retryAfter ? { "retry-after": retryAfter } : {},
  });
}
