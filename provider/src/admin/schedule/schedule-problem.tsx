"use client";

import { useField } from "@payloadcms/ui";

import { PROBLEM } from "../styles";
import { useText } from "../texts/use-text";

/** Says why something was not published on time. */
export function ScheduleProblem({ path }: { path: string }) {
  const t = useText();
  const { value } = useField<string | null>({ path });
  if (!value) return null;
  return (
    <p role="status" style={{ ...PROBLEM, marginBottom: 20 }}>
      {t("scheduleField:problem", { reason: value })}
    </p>
  );
}
