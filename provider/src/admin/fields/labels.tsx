"use client";

import { useRowLabel } from "@payloadcms/ui";

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
