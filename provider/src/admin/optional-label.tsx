"use client";

import { FieldLabel } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

/** The label of a field that must have a value in the end, but is filled in when staff leave it empty. */
export function OptionalLabel({ field, path }: TextFieldClientProps) {
  return <FieldLabel label={field.label} path={path} />;
}
