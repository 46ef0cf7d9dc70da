"use client";

import { useField } from "@payloadcms/ui";

import { PROBLEM } from "../styles";

/** Says why something was not published on time. */
export function ScheduleProblem({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  if (!value) return null;
  return (
    <p role="status" style={{ ...PROBLEM, marginBottom: 20 }}>
      {`It was time to publish this, but it couldn’t be published: ${value} We try again every minute.`}
    </p>
  );
}
