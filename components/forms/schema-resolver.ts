import type { Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldErrors } from "@/lib/forms/field-errors";
import { logError } from "@/lib/utils/log";

export type FormValues = Record<string, string | boolean>;

export type FormSchema = z.ZodMiniType<FormValues>;

/**
 * Checks a form by its schema, which is loaded when it is first needed. Where it cannot be loaded, as on a lost
 * connection, the server checks alone.
 */
export function schemaResolver(loadSchema: () => Promise<FormSchema>): Resolver<FormValues> {
  return async (values) => {
    const schema = await loadSchema().catch((error: unknown) => {
      logError("form-schema-missing", error);
      return null;
    });
    const parsed = schema?.safeParse(values);
    if (!parsed) return { values, errors: {} };
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toFieldErrors(fieldErrors(parsed.error)) };
  };
}

/** Sentences by field, as react-hook-form keeps them. */
export function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: "schema", message }]),
  );
}
