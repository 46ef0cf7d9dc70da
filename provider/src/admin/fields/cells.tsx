"use client";

import { reasonInWords } from "@lampstand/contract/reports";
import { Link, Pill } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

import { notShown } from "../../features/visibility/objection-words";
import { useText } from "../texts/use-text";

/** Shows a record's sender with a link to the record, marked while it is unread. */
export function UnreadCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const t = useText();
  const isUnread = !rowData.readAt;
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
      {isUnread && (
        <Pill pillStyle="warning" size="small">
          {t("recordFields:new")}
        </Pill>
      )}
      <Link
        href={`/admin/collections/${collectionSlug}/${encodeURIComponent(String(rowData.id))}`}
        prefetch={false}
        style={{ fontWeight: isUnread ? 700 : undefined }}
      >
        {String(cellData)}
      </Link>
    </span>
  );
}

/** Shows in words why a video was reported. */
export function ReasonCell(props: DefaultCellComponentProps) {
  return <UnreadCell {...props} cellData={reasonInWords(String(props.cellData))} />;
}

/** Shows a checkbox's value in words. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  const t = useText();
  return <span>{t(cellData === true ? "recordFields:yes" : "recordFields:no")}</span>;
}

/** Shows in words why a story or video is hidden. */
export function ObjectionCell({ cellData }: DefaultCellComponentProps) {
  return <span>{notShown(typeof cellData === "string" ? cellData : null)}</span>;
}
