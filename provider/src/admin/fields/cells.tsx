"use client";

import { reasonInWords } from "@lampstand/contract/reports";
import { Link, Pill, useTranslation } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

import { notShown } from "../../features/visibility/objection-words";
import { labelIn } from "../../lib/label";
import { useText } from "../texts/use-text";

/** Shows a record's sender with a link to the record, marked while it is urgent or unread. */
export function UnreadCell({ cellData, collectionSlug, rowData, viewType }: DefaultCellComponentProps) {
  const t = useText();
  const isUnread = !rowData.readAt;
  const list = viewType === "trash" ? `${collectionSlug}/trash` : collectionSlug;
  const isUrgent = rowData.isUrgent === true && rowData.isHandled !== true;
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
      {isUrgent && (
        <Pill pillStyle="error" size="small">
          {t("conversations:isUrgent")}
        </Pill>
      )}
      {isUnread && (
        <Pill pillStyle="warning" size="small">
          {t("recordFields:new")}
        </Pill>
      )}
      <Link
        href={`/admin/collections/${list}/${encodeURIComponent(String(rowData.id))}`}
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
export function YesNoCell({ cellData, field }: DefaultCellComponentProps) {
  const t = useText();
  return (
    <>
      <CellName field={field} />
      <span data-no={cellData === true ? undefined : true}>
        {t(cellData === true ? "recordFields:yes" : "recordFields:no")}
      </span>
    </>
  );
}

/** Shows a column's name beside its cell, where `lists.css` has no room for a table. */
export function CellName({ field }: Pick<DefaultCellComponentProps, "field">) {
  const { i18n } = useTranslation();
  const label = "label" in field && typeof field.label !== "function" ? field.label : undefined;
  return <span className="column-name">{labelIn({ i18n }, label, "")}</span>;
}

/** Shows in words why a story or video is hidden. */
export function ObjectionCell({ cellData }: DefaultCellComponentProps) {
  return <span>{notShown(typeof cellData === "string" ? cellData : null)}</span>;
}
