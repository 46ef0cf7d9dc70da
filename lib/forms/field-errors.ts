import type { Messages } from "next-intl";
import type * as z from "zod/mini";

export type FieldErrorKey = keyof Messages["fieldErrors"];

/** A rule's message: its key in the catalogue, and the limit if it names one. */
export type FieldMessage = FieldErrorKey | `${FieldErrorKey} ${number}`;

type FieldWords = {
  (key: FieldErrorKey, values: { most: string }): string;
  has(key: string): boolean;
};

/** Returns the first error of each field, in words. */
export function fieldErrors({ issues }: z.core.$ZodError, t: FieldWords): Record<string, string> {
  const isKnown = (key: string): key is FieldErrorKey => t.has(key);
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    const [key = "", most = ""] = message.split(" ");
    if (field) errors[field] ??= t(isKnown(key) ? key : "invalid", { most });
  }
  return errors;
}
