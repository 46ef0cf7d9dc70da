"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";

const LIST_STYLE = {
  margin: 0,
  padding: 0,
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
} as const;
const NAME_STYLE = { padding: "2px 10px", borderRadius: 4, background: "var(--theme-elevation-100)" };

/** Shows a list of names as words, rather than as JSON. */
export function NameList({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path });
  const names = Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  const { label, admin } = field;
  return (
    <div className="field-type">
      <FieldLabel label={label} path={path} as="span" />
      {names.length === 0 && <p>None</p>}
      <ul style={LIST_STYLE}>
        {names.map((name) => (
          <li key={name} style={NAME_STYLE}>
            #{name}
          </li>
        ))}
      </ul>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
