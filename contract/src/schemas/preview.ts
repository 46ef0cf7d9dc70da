import { z } from "zod";
import { PREVIEW_PATH_MAX_LENGTH, PREVIEW_TOKEN_MAX_LENGTH } from "../limits";
import { filled, succeeded } from "./fields";

/** Calls with which staff see unpublished content on the site. */

const token = z
  .string()
  .min(1)
  .max(PREVIEW_TOKEN_MAX_LENGTH)
  .describe("From the address the provider's admin opens on the site: `/draft/{token}`.");

export const previewBody = z.object({ token });

export const previewAnswer = succeeded(
  z.strictObject({
    page: filled.describe("The path of the site's page that shows the record."),
    framedBy: filled.describe("The admin's origin, which may show the page in a frame."),
  }),
);

export const previewReadBody = z.object({
  token,
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(PREVIEW_PATH_MAX_LENGTH)
    .describe("The path, with its query, of a reading call."),
  draft: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("The admin editor's unsaved content, if any. Only the admin knows its format."),
});

export const previewReadAnswer = z.looseObject({}).describe("As in the answer to the reading call.");
