import "server-only";
import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";
import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { siteConfig } from "@/lib/env/site-config";
import { TooLongError } from "@/lib/http/body";
import { ProviderError } from "./client";

export type StreamedPost = {
  headers: Headers;
  body: AsyncGenerator<Uint8Array, void>;
  bytes: number;
  idleMs: number;
};

/** Streams the body: `fetch` would hold all of it in memory. @throws {ProviderError} `unreachable` or `timeout` */
export async function postStream(
  path: string,
  { headers, body, bytes, idleMs }: StreamedPost,
): Promise<Response> {
  const agent = newAgent();
  const timeout = new AbortController();
  const call = (isSecure() ? https : http).request(siteConfig().API_BASE_URL + path, {
    method: "POST",
    agent,
    headers: { ...Object.fromEntries(headers), "content-length": String(bytes) },
    signal: timeout.signal,
  });
  call.setTimeout(idleMs, () => {
    timeout.abort();
  });
  try {
    return await toResponse(await answerTo(call, body));
  } catch (cause) {
    throw new ProviderError(timeout.signal.aborted ? "timeout" : "unreachable", path, { cause });
  } finally {
    agent.destroy();
  }
}

/** Keep-alive: an early refusal would get lost if the provider closed the connection. */
function newAgent(): http.Agent {
  const { Agent } = isSecure() ? https : http;
  return new Agent({ keepAlive: true });
}

function isSecure(): boolean {
  return siteConfig().API_BASE_URL.startsWith("https:");
}

/** The answer may come before everything is sent. */
async function answerTo(call: ClientRequest, body: AsyncIterable<Uint8Array>): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject);
  });
  const sent = pipeline(Readable.from(body, { objectMode: false }), call);
  return Promise.race([answered, sent.then(() => answered)]);
}

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
