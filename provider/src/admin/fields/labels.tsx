"use client";

import { FieldLabel, useRowLabel } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

/** The label of a field that must have a value in the end, but is filled in when staff leave it empty. */
export function OptionalLabel({ field, path }: TextFieldClientProps) {
  return <FieldLabel label={field.label} path={path} />;
}

/** Names a row by whom it is about. */
export function CrisisLineLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string }>();
  return <span>{data.name || `Line ${(rowNumber ?? 0) + 1}`}</span>;
}

/** Names a row by its question, or by its number while there is none. */
export function QuestionLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>();
  return <span>{data.question || `Question ${(rowNumber ?? 0) + 1}`}</span>;
}
