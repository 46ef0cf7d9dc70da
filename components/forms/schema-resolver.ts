import type { Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldErrors } from "@/lib/forms/site-forms";
import { logError } from "@/lib/utils/log";

export type FormValues = Record<string, string | boolean>;

export type FormSchema = z.ZodMiniType<FormValues>;

/** When the schema cannot be loaded, as on a lost connection, only the server validates. */
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

export function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, { type: "schema", message }]),
  );
}
