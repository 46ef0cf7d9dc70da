"use client";

import { useRowLabel } from "@payloadcms/ui";

/** Names a row by its line, and its country if there is one. */
export function CrisisLineLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string; country?: string }>();
  const name = data.name || `Line ${(rowNumber ?? 0) + 1}`;
  return <span>{data.country ? `${data.country}: ${name}` : name}</span>;
}

/** Names a row by its question, or by its number while there is none. */
export function QuestionLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>();
  return <span>{data.question || `Question ${(rowNumber ?? 0) + 1}`}</span>;
}
