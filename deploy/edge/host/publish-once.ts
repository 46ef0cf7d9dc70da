import "server-only";
import { z } from "zod";
import type { Answer } from "@/lib/api-client/answer";
import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-progress";
import { settlesWithin } from "@/lib/utils/timeout";

/**
 * Publishes an upload for the requesting visitor only: work ends with its request here, and can't wait for another's.
 * The provider keeps one of two simultaneous uploads, because both have the same key.
 */
export async function publishOnce(
  _upload: string,
  publish: () => Promise<Answer | null>,
): Promise<Answer | null> {
  return publish();
}

/** A story is published only while its sender waits, so a slow response begins before its result is known. */
export async function answerInTime(answering: Promise<Response>): Promise<Response> {
  if (await settlesWithin(PUBLISH_WAIT_MS, answering)) return answering;
  return new Response(lateAnswer(answering), {
    status: 202,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}

const fields = z.record(z.string(), z.unknown());

/** Returns JSON that begins with blanks, which show that the site is alive, and contains the status. */
function lateAnswer(answering: Promise<Response>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const blank = encoder.encode(" ");
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(blank);
    },
    pull: async (controller) => {
      if (!(await settlesWithin(PUBLISH_WAIT_MS, answering))) {
        controller.enqueue(blank);
        return;
      }
      const answer = await answering;
      const body = fields.parse(await answer.json());
      controller.enqueue(encoder.encode(JSON.stringify({ ...body, httpStatus: answer.status })));
      controller.close();
    },
  });
}
