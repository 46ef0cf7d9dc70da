import type { FlattenedField } from "payload";

import { isTrashed } from "../trash/trash";

export const CHANGE_ACTIONS = [
  "created",
  "changed",
  "drafted",
  "published",
  "unpublished",
  "trashed",
  "untrashed",
  "restored",
  "erased",
] as const;

export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** A sentence for each action, with the record's kind and name and the changed fields. */
const SENTENCES: Record<ChangeAction, (about: string, fields: string) => string> = {
  created: (about) => `added ${about}`,
  changed: (about, fields) => `changed ${fields} of ${about}`,
  drafted: (about, fields) => `wrote a draft of ${about}${withFields(fields)}`,
  published: (about, fields) => `published ${about}${withFields(fields)}`,
  unpublished: (about, fields) => `removed ${about} from the site${withFields(fields)}`,
  trashed: (about) => `moved ${about} to the trash`,
  untrashed: (about) => `restored ${about} from the trash`,
  restored: (about, fields) => `restored an earlier version of ${about}${withFields(fields)}`,
  erased: (about) => `permanently erased ${about}`,
};

function withFields(fields: string): string {
  return fields ? `, with a change of ${fields}` : "";
}

/** Describes an action, in words that follow a name: `changed Title, Text of the page ‘Privacy’`. */
export function describeChange(action: ChangeAction, about: string, fields: string): string {
  return SENTENCES[action](about, fields);
}

/** Fields that decide whether visitors see a record. `whatHappened` describes their changes. */
const OF_VISIBILITY: ReadonlySet<string> = new Set(["status", "_status"]);
const PUBLIC_VALUES: ReadonlySet<unknown> = new Set(["Active", "Published", "published"]);

export function whatHappened(
  before: unknown,
  after: unknown,
  { isRestoring = false, isDraft = false },
): ChangeAction {
  if (isRestoring) return "restored";
  if (isDraft) return "drafted";
  if (isTrashed(before) !== isTrashed(after)) return isTrashed(after) ? "trashed" : "untrashed";
  const [was, is] = [isPublic(before), isPublic(after)];
  if (was === is) return "changed";
  return is ? "published" : "unpublished";
}

function isPublic(record: unknown): boolean {
  return [...OF_VISIBILITY].some((name) => PUBLIC_VALUES.has(valueOf(record, name)));
}

/** Returns the labels of the changed fields, except those hidden from staff. */
export function changedFields(fields: FlattenedField[], before: unknown, after: unknown): string[] {
  return fields.flatMap((field) => {
    const label = labelOf(field);
    if (!label) return [];
    const [was, is] = [before, after].map((record) => comparable(field, valueOf(record, field.name)));
    if (was === is) return [];
    const hidesValue = OF_VISIBILITY.has(field.name) && isPublic(before) !== isPublic(after);
    return hidesValue ? [] : [label];
  });
}

function labelOf(field: FlattenedField): string | undefined {
  const isSeen = !("hidden" in field && field.hidden) && !("admin" in field && field.admin?.hidden);
  return isSeen && "label" in field && typeof field.label === "string" ? field.label : undefined;
}

/** Returns a value's content as text: all empty values are equal, and so are a record and its id. */
function comparable(field: FlattenedField, value: unknown): string {
  if (value === undefined || value === null || value === "" || value === false) return "";
  const isRelation = field.type === "relationship" || field.type === "upload";
  if (Array.isArray(value) && value.length === 0) return "";
  return JSON.stringify(isRelation ? idsIn(value) : value);
}

function idsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsIn);
  if (typeof value !== "object" || value === null) return value;
  if ("relationTo" in value && "value" in value) return [value.relationTo, idsIn(value.value)];
  return "id" in value ? value.id : value;
}

function valueOf(record: unknown, name: string): unknown {
  if (typeof record !== "object" || record === null) return undefined;
  return Object.entries(record).find(([key]) => key === name)?.[1];
}
