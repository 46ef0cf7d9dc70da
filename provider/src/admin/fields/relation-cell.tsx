"use client";

import { useAuth, useConfig } from "@payloadcms/ui";
import type { DefaultCellComponentProps, RelationshipFieldClient, UploadFieldClient } from "payload";
import * as z from "zod/mini";

import { useRelated } from "../clips/media-cells";
import { Picture } from "../parts/card";
import { useText } from "../texts/use-text";

type RelationCellProps = DefaultCellComponentProps<RelationshipFieldClient | UploadFieldClient>;

const reference = z.object({ relationTo: z.string(), value: z.string() });
const related = z.looseObject({ thumbnailURL: z.nullish(z.string()) });

const SHOWN_MAX = 3;

/** Shows what a list's record refers to, as far as staff may read it: pictures, or names in a row, and how many others there are. */
export function RelationCell({ cellData, field: { relationTo } }: RelationCellProps) {
  const { permissions } = useAuth();
  const values: unknown[] = Array.isArray(cellData) ? cellData : [cellData];
  const all = values.flatMap((value) => {
    const { data } = reference.safeParse(typeof value === "string" ? { relationTo, value } : value);
    return data && permissions?.collections?.[data.relationTo]?.read ? data : [];
  });
  const more = all.length - SHOWN_MAX;
  return (
    <>
      {all.slice(0, SHOWN_MAX).map(({ relationTo: collection, value }, index) => (
        <span key={value}>
          {index > 0 && ", "}
          <Related collection={collection} id={value} />
        </span>
      ))}
      {more > 0 && ` +${more}`}
    </>
  );
}

function Related({ collection, id }: { collection: string; id: string }) {
  const t = useText();
  const { getEntityConfig } = useConfig();
  const record = useRelated(collection, id);
  if (record === false) return t("recordFields:removed");
  const read = related.safeParse(record).data;
  if (!read) return null;
  if (read.thumbnailURL) return <Picture address={read.thumbnailURL} isSmall />;
  const name = read[getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? ""];
  return typeof name === "string" && name ? name : t("recordFields:unnamed");
}
