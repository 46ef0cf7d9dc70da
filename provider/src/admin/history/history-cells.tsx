"use client";

import { Link, useConfig } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

/** Shows what was changed, with a link unless it is erased. */
export function ChangeCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const words = typeof cellData === "string" ? cellData : "";
  const kind = String(rowData.kind);
  const isGlobal = config.globals.some(({ slug }) => slug === kind);
  if (rowData.action === "erased" || (!isGlobal && typeof rowData.record !== "string"))
    return <span>{words}</span>;
  const inTrash = rowData.action === "trashed" ? "trash/" : "";
  const path = isGlobal ? `globals/${kind}` : `collections/${kind}/${inTrash}${String(rowData.record)}`;
  return (
    <Link href={`/admin/${path}`} prefetch={false}>
      {words}
    </Link>
  );
}
