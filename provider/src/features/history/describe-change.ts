import type { FlattenedField } from "payload";

import type { TextKey, Translate } from "../../admin/texts/text";
import { labelIn, type Reader } from "../../lib/label";
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

/** Words for each action, first without the changed fields and then with them. */
const WORDS: Record<ChangeAction, [TextKey, TextKey?]> = {
  created: ["changes:created"],
  changed: ["changes:changed"],
  drafted: ["changes:drafted", "changes:draftedFields"],
  published: ["changes:published", "changes:publishedFields"],
  unpublished: ["changes:unpublished", "changes:unpublishedFields"],
  trashed: ["changes:trashed"],
  untrashed: ["changes:untrashed"],
  restored: ["changes:restored", "changes:restoredFields"],
  erased: ["changes:erased"],
};

/**
 * Describes an action, in words that follow a name: `changed ‘Title’ and ‘Text’ of the page ‘Privacy’`.
 * @param subject Left out beside the record itself.
 */
export function describeChange(t: Translate, action: ChangeAction, fields: string, subject?: string): string {
  if (action === "changed" && subject === undefined) return t("changes:changedHere", { fields });
  const [plain, withFields = plain] = WORDS[action];
  return t(fields ? withFields : plain, { subject: subject ?? t("changes:this"), fields });
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
export function changedFields(
  reader: Pick<Reader, "i18n">,
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
): string[] {
  return fields.flatMap((field) => {
    const label = labelOf(reader, field);
    if (!label) return [];
    const [was, is] = [before, after].map((record) => comparable(field, valueOf(record, field.name)));
    if (was === is) return [];
    const hidesValue = OF_VISIBILITY.has(field.name) && isPublic(before) !== isPublic(after);
    return hidesValue ? [] : [label];
  });
}

function labelOf(reader: Pick<Reader, "i18n">, field: FlattenedField): string {
  const isSeen = !("hidden" in field && field.hidden) && !("admin" in field && field.admin?.hidden);
  return isSeen && "label" in field ? labelIn(reader, field.label, "") : "";
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
