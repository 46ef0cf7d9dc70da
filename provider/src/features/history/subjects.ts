import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { type ChangeAction, CHANGE_ACTIONS, describeChange } from "./describe-change";

const CHANGES_KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const change = z.object({
  kind: z.string(),
  record: z.string().nullish(),
  action: z.enum(CHANGE_ACTIONS),
  fields: z.string().nullish(),
});

type Change = z.output<typeof change>;

/** Describes a noted change. Uses the record's current name, if it still exists. */
export async function sentenceOf(req: PayloadRequest, noted: unknown): Promise<string> {
  const { success, data } = change.safeParse(noted);
  return success ? describeChange(data.action, await subjectOf(req, data), data.fields ?? "") : "";
}

async function subjectOf({ payload }: PayloadRequest, { kind, record }: Change): Promise<string> {
  const global = payload.config.globals.find(({ slug }) => slug === kind);
  if (global) return `‘${typeof global.label === "string" ? global.label : kind}’`;
  const collection = payload.config.collections.find(({ slug }) => slug === kind);
  if (!collection) return "something";
  const { labels, admin } = collection;
  const what = typeof labels.singular === "string" ? labels.singular.toLowerCase() : kind;
  const name = record ? await nameOf(payload, collection.slug, record, admin.useAsTitle) : undefined;
  return name ? `the ${what} ‘${name}’` : `a ${what}`;
}

async function nameOf(
  payload: Payload,
  collection: Parameters<Payload["findByID"]>[0]["collection"],
  id: string,
  field = "id",
): Promise<string | undefined> {
  const doc: object | null = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
  });
  const value: unknown = doc && Object.entries(doc).find(([key]) => key === field)?.[1];
  return typeof value === "string" && value ? value : undefined;
}

/** The actions, worded for a list's filter. */
export const ACTION_OPTIONS: { label: string; value: ChangeAction }[] = [
  { label: "Added", value: "created" },
  { label: "Changed", value: "changed" },
  { label: "Written as a draft", value: "drafted" },
  { label: "Published", value: "published" },
  { label: "Removed from the site", value: "unpublished" },
  { label: "Moved to the trash", value: "trashed" },
  { label: "Restored from the trash", value: "untrashed" },
  { label: "Earlier version restored", value: "restored" },
  { label: "Permanently erased", value: "erased" },
];

export async function removeOldChanges(payload: Payload): Promise<void> {
  const until = new Date(Date.now() - CHANGES_KEPT_DAYS * DAY_MS).toISOString();
  await payload.db.deleteMany({ collection: "changes", where: { createdAt: { less_than: until } } });
}
