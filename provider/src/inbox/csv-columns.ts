import type { FlattenedField, SanitizedCollectionConfig } from "payload";

import { readConsents } from "../consents/consent";

export type CsvColumn = { header: string; cell: (record: object) => string };

const PLAIN = ["text", "textarea", "email", "select", "date"];

/** An inbox's columns in a spreadsheet: when it came in, then what was sent and noted, under the admin's labels. */
export function csvColumns({ flattenedFields }: SanitizedCollectionConfig): CsvColumn[] {
  return [
    { header: "Received", cell: (record) => plain(valueOf(record, "createdAt")) },
    ...flattenedFields.flatMap((field) => columnOf(field)),
  ];
}

function columnOf(field: FlattenedField): CsvColumn[] {
  const { name } = field;
  const cell = cellOf(field);
  if (!cell || !("label" in field) || typeof field.label !== "string") return [];
  return [{ header: field.label, cell: (record) => cell(valueOf(record, name)) }];
}

/** How a field's values are written; not at all, where they are no words. */
function cellOf(field: FlattenedField): ((value: unknown) => string) | undefined {
  if ("hidden" in field && field.hidden) return undefined;
  if (field.name === "consents") return writtenConsents;
  if (field.type === "checkbox") return (value) => (value === true ? "yes" : "no");
  return PLAIN.includes(field.type) ? plain : undefined;
}

function writtenConsents(value: unknown): string {
  return readConsents(value)
    .map(({ purpose, sentence, givenAt, withdrawnAt }) => {
      const end = withdrawnAt ? `, withdrawn ${withdrawnAt}` : "";
      return `${sentence || purpose} (given ${givenAt}${end})`;
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
