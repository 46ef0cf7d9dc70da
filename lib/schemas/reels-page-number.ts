import { z } from "zod";

/** Which page of the feed is asked for, from 1. */
export const reelsPageNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
