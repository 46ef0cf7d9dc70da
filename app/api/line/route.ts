import { admit } from "@/lib/http/admit";
import { readBytes, TooLongError } from "@/lib/http/body";

const SAMPLE_MAX_BYTES = 1024 * 1024;

/** Reads a sample and discards it, so the browser can measure its upload speed. */
export const POST = admit(
  { limits: { address: { name: "line-address", points: 100, seconds: 600 } } },
  async ({ request }) => {
    try {
      await readBytes(request, SAMPLE_MAX_BYTES);
    } catch (error) {
      if (error instanceof TooLongError) return { status: 413, message: { key: "sampleTooLong" } };
      return { status: 400, message: { key: "sampleUnreadable" } };
    }
    return new Response(null, { status: 204 });
  },
);
