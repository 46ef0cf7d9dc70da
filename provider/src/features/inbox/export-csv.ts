import { dayIn } from "@lampstand/contract/days";
import { stringify } from "csv-stringify/sync";
import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import { labelIn } from "../../lib/label";
import { churchTimeZone } from "../church/church";
import { readConsents } from "../consents/consent";

const PAGE = 200;

const PLAIN = ["text", "textarea", "email", "select"];

/** Streams an inbox as a CSV file, newest first. Reads it page by page, whatever its length. */
export async function csvResponse(req: PayloadRequest, collection: CollectionSlug): Promise<Response> {
  const moments = momentsIn(await churchTimeZone(req.payload));
  const name = `${collection}-${dayIn(moments.timeZone, new Date().toISOString())}.csv`;
  return new Response(tableOf(req, collection, moments), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

function tableOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  moments: Moments,
): ReadableStream<Uint8Array> {
  const columns = csvColumns(req, req.payload.collections[collection].config, moments);
  const where = { createdAt: { less_than_equal: new Date().toISOString() } };
  const batches = recordBatches(req.payload, { collection, where, size: PAGE, isNewestFirst: true, req });
  const encoder = new TextEncoder();
  let isStart = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await batches.next();
        if (isStart || !done) controller.enqueue(encoder.encode(csvRows(columns, value ?? [], isStart)));
        isStart = false;
        if (done) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

type Moments = { timeZone: string; write: (moment: unknown) => string };

/** Returns a function that writes times as spreadsheets read them: `2026-11-22 09:00:00`. Empty without a time. */
export function momentsIn(timeZone: string): Moments {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const write = (moment: unknown) =>
    typeof moment === "string" && !Number.isNaN(Date.parse(moment)) ? format.format(new Date(moment)) : "";
  return { timeZone, write };
}

type CsvColumn = { header: string; cell: (record: object) => string };

/** Returns an inbox's columns: when a record came in, then what was sent and noted, with the admin's labels. */
function csvColumns(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  moments: Moments,
): CsvColumn[] {
  return [
    {
      header: `Received (${moments.timeZone})`,
      cell: (record) => moments.write(valueOf(record, "createdAt")),
    },
    ...flattenedFields.flatMap((field) => columnOf(req, field, moments)),
  ];
}

/** Payload's own, of which the first column shows the one that matters. */
const TIMESTAMPS: ReadonlySet<string> = new Set(["createdAt", "updatedAt", "deletedAt"]);

function columnOf(req: PayloadRequest, field: FlattenedField, moments: Moments): CsvColumn[] {
  const { name } = field;
  const cell = cellOf(field, moments);
  const label = "label" in field && labelIn(req, field.label, "");
  if (!cell || !label || TIMESTAMPS.has(name)) return [];
  const header = field.type === "date" ? `${label} (${moments.timeZone})` : label;
  return [{ header, cell: (record) => cell(valueOf(record, name)) }];
}

/** Returns how to write a field's values; `undefined` for those that aren't text. */
function cellOf(field: FlattenedField, moments: Moments): ((value: unknown) => string) | undefined {
  if ("hidden" in field && field.hidden) return undefined;
  if (field.name === "consents") return (value) => writtenConsents(value, moments);
  if (field.type === "date") return moments.write;
  if (field.name === "hastags") return plain;
  if (field.type === "checkbox") return (value) => (value === true ? "yes" : "no");
  return PLAIN.includes(field.type) ? plain : undefined;
}

function writtenConsents(value: unknown, moments: Moments): string {
  return readConsents(value)
    .map(({ purpose, sentence, english, givenAt, withdrawnAt }) => {
      const end = withdrawnAt ? `, withdrawn ${moments.write(withdrawnAt)}` : "";
      const words = english ? `${sentence} [${english}]` : sentence || purpose;
      return `${words} (given ${moments.write(givenAt)}${end})`;
    })
    .join("\n");
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "string" ? value : "";
}

function valueOf(record: object, name: string): unknown {
  return Object.entries(record).find(([key]) => key === name)?.[1];
}

/** Writes rows with every cell in quotes. Marks anything that a spreadsheet would take for a formula as text. */
export function csvRows(columns: readonly CsvColumn[], records: readonly object[], isStart: boolean): string {
  return stringify(
    records.map((record) => columns.map(({ cell }) => cell(record))),
    {
      bom: isStart,
      header: isStart,
      columns: columns.map(({ header }) => header),
      escape_formulas: true,
      quoted_string: true,
      record_delimiter: "windows",
    },
  );
}
