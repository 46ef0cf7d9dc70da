import type * as z from "zod/mini";

/** By the names of the fields that are wrong, the first thing wrong with each. */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (field) errors[field] ??= message;
  }
  return errors;
}
