import "server-only";
import { RECORDED_AT_MAX_LENGTH } from "@lampstand/contract/limits";
import { z } from "zod";

export const formQuerySchema = z.object({
  recordedAt: z.string().trim().max(RECORDED_AT_MAX_LENGTH).catch(""),
});
