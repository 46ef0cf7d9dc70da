"use client";

import { useRowLabel } from "@payloadcms/ui";

import { useText } from "../texts/use-text";

/** Names a row by its line, and its country if there is one. */
export function CrisisLineLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string; country?: string }>();
  const t = useText();
  const name = data.name || t("recordFields:line", { number: (rowNumber ?? 0) + 1 });
  const { country } = data;
  return <span>{country ? t("recordFields:crisisLine", { country, name }) : name}</span>;
}

/** Names a row by its question, or by its number while there is none. */
export function QuestionLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>();
  const t = useText();
  return <span>{data.question || t("recordFields:question", { number: (rowNumber ?? 0) + 1 })}</span>;
}
