"use client";

import { DEFAULT_TIME_ZONE } from "@lampstand/runtime/defaults";
import { FieldLabel, useField } from "@payloadcms/ui";
import type { DateFieldClientProps, DefaultCellComponentProps } from "payload";
import { createContext, use } from "react";

import { CellName } from "../fields/cells";
import { momentInWords } from "./moment-in-words";

export const TimeZone = createContext(DEFAULT_TIME_ZONE);

/** Returns a function that writes times in the church's time zone, wherever the reader is, and names the zone. */
export function useChurchTime(): (moment: string) => string {
  const timeZone = use(TimeZone);
  return (moment) => momentInWords(moment, timeZone);
}

/** Shows a time in the church's time zone. */
export function Moment({ value }: { value: string }) {
  return <time dateTime={value}>{useChurchTime()(value)}</time>;
}

/** Shows a time in a list. */
export function TimeCell({ cellData, field }: DefaultCellComponentProps) {
  if (typeof cellData !== "string") return null;
  return (
    <>
      <CellName field={field} />
      <Moment value={cellData} />
    </>
  );
}

/** Shows when something happened to a record. Read-only. */
export function TimeField({ field, path }: DateFieldClientProps) {
  const { value } = useField<string | undefined>({ path });
  if (!value) return null;
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      <p style={{ margin: 0 }}>
        <Moment value={value} />
      </p>
    </div>
  );
}
