"use client";

import { FieldLabel, Link, useField } from "@payloadcms/ui";
import type { RelationshipFieldClient } from "payload";

type Props = { field: RelationshipFieldClient; path: string };

/** Shows the record that a read-only field refers to, as a link. */
export function RecordLink({ field, path }: Props) {
  const { customComponents, value } = useField<unknown>({ path });
  if (typeof value !== "string" || typeof field.relationTo !== "string") return null;
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      <p style={{ margin: 0 }}>
        <Link href={`/admin/collections/${field.relationTo}/${encodeURIComponent(value)}`} prefetch={false}>
          Open it
        </Link>
      </p>
      {customComponents?.Description}
    </div>
  );
}
