import { z } from "zod";
import { respondToSubmission } from "@/lib/forms/submit";
import { PUBLISH_WAIT_MS } from "@/lib/story/story-file";
import { submitStory } from "@/lib/story/submit-story";
import { settlesWithin } from "@/lib/utils/timeout";

/** A story whose video has been uploaded, as on Node; but it is published only as long as its sender waits for the answer. */
export async function POST(request: Request): Promise<Response> {
  const answering = respondToSubmission(request, submitStory);
  if (await settlesWithin(PUBLISH_WAIT_MS, answering)) return answering;
  return new Response(lateAnswer(answering), {
    status: 202,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}

const fields = z.record(z.string(), z.unknown());

/** JSON that begins with blanks, so that nobody takes the site for dead, and has the status within. */
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
