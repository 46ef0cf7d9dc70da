import "server-only";
import { consumeRateLimit } from "@/lib/http/count-turn";

/** How many uploads may begin in an hour. */
const LIMITS = {
  visitor: { name: "upload-visitor", points: 30, seconds: 3600 },
  address: { name: "upload-address", points: 150, seconds: 3600 },
};

/** Counts an upload for the browser and the address it comes from; returns how long it has to wait, in seconds. */
export async function takeUploadTurn(visitor: string, address: string | null): Promise<number> {
  return (await consumeRateLimit(LIMITS, visitor, address)).wait;
}
