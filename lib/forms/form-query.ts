import "server-only";
import { RECORDED_AT_MAX_LENGTH } from "@lampstand/contract/limits";
import { z } from "zod";

/** What the address of a form's page fills in: where a testimony was recorded. What makes no sense is left out. */
export const formQuerySchema = z.object({
  recordedAt: z.string().trim().max(RECORDED_AT_MAX_LENGTH).catch(""),
});
