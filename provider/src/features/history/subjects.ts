import type { LabelFunction, Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { text, translateWith } from "../../admin/texts/text";
import { labelIn } from "../../lib/label";
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
  if (!success) return "";
  return describeChange(translateWith(req.t), data.action, data.fields ?? "", await subjectOf(req, data));
}

async function subjectOf(req: PayloadRequest, { kind, record }: Change): Promise<string> {
  const { payload } = req;
  const t = translateWith(req.t);
  const global = payload.config.globals.find(({ slug }) => slug === kind);
  if (global) return t("changes:quoted", { name: labelIn(req, global.label, kind) });
  const collection = payload.config.collections.find(({ slug }) => slug === kind);
  if (!collection) return t("changes:something");
  const { labels, admin } = collection;
  const what = labelIn(req, labels.singular, kind).toLowerCase();
  const name = record ? await nameOf(payload, collection.slug, record, admin.useAsTitle) : undefined;
  return name ? t("changes:named", { kind: what, name }) : t("changes:unnamed", { kind: what });
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
export const ACTION_OPTIONS: { label: LabelFunction; value: ChangeAction }[] = [
  { label: text("changes:actionCreated"), value: "created" },
  { label: text("changes:actionChanged"), value: "changed" },
  { label: text("changes:actionDrafted"), value: "drafted" },
  { label: text("changes:actionPublished"), value: "published" },
  { label: text("changes:actionUnpublished"), value: "unpublished" },
  { label: text("changes:actionTrashed"), value: "trashed" },
  { label: text("changes:actionUntrashed"), value: "untrashed" },
  { label: text("changes:actionRestored"), value: "restored" },
  { label: text("changes:actionErased"), value: "erased" },
];

export async function removeOldChanges(payload: Payload): Promise<void> {
  const until = new Date(Date.now() - CHANGES_KEPT_DAYS * DAY_MS).toISOString();
  await payload.db.deleteMany({ collection: "changes", where: { createdAt: { less_than: until } } });
}
