"use client";

import { Button, toast, useConfig, useListQuery, useRouteCache, useSelection } from "@payloadcms/ui";
import type { CollectionSlug } from "payload";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { useText } from "../texts/use-text";
import { ActionBar } from "./action-bar";

/** How long staff can undo it, in milliseconds. */
const UNDO_MS = 10_000;

const published = z.object({
  id: z.union([z.string(), z.number()]),
  status: z.optional(z.string()),
  _status: z.optional(z.string()),
  /** `changed`: published, with a newer draft. Absent where no record of the page has a draft. */
  _displayStatus: z.optional(z.string()),
});

const PUBLISHED = ["Published", "Active", "published", "changed"];

/** Returns whether a record was published, whatever else may hide it, and is among these. */
function isPublished(record: unknown, ids: (number | string)[]): boolean {
  const { id = "", status, _status = "", _displayStatus = _status } = published.safeParse(record).data ?? {};
  return ids.includes(id) && PUBLISHED.includes(status ?? _displayStatus);
}

type SelectionBarProps = { slug: CollectionSlug; isTrash: boolean };

/** Moves the ticked records of a list to the trash, or out of it. Either can be undone. */
export function SelectionBar({ slug, isTrash }: SelectionBarProps) {
  const t = useText();
  const { selectedIDs, toggleAll } = useSelection();
  const { data } = useListQuery();
  const { clearRouteCache } = useRouteCache();
  const { getEntityConfig } = useConfig();
  const [isMoving, setIsMoving] = useState(false);
  if (selectedIDs.length === 0) return null;
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug: slug }).versions?.drafts);

  async function move(ids: (number | string)[], isToTrash: boolean, isUndo = false) {
    // Payload publishes a draft that it restores without its status. `features/trash` leaves the record as it was.
    const restored = { deletedAt: null, ...(hasDrafts && { _status: "draft" }) };
    const data = isToTrash ? { deletedAt: new Date().toISOString() } : restored;
    const moved: (number | string)[] = [];
    const problems = new Set<string>();
    for (const id of ids) {
      const path = `${slug}/${encodeURIComponent(id)}?depth=0${isToTrash ? "" : "&trash=true"}`;
      const outcome = await callApi(path, z.unknown(), data, "PATCH");
      if ("problem" in outcome) problems.add(outcome.problem);
      else moved.push(id);
    }
    for (const problem of problems) toast.error(problem);
    if (moved.length > 0) {
      clearRouteCache();
      const undo = { label: t("lists:undo"), onClick: () => void move(moved, !isToTrash, true) };
      const done = t(isToTrash ? "lists:trashed" : "lists:restored", { count: moved.length });
      toast.success(done, isUndo ? {} : { action: undo, duration: UNDO_MS });
    }
    return moved.length > 0;
  }

  async function moveTicked() {
    setIsMoving(true);
    const isMoved = await move(selectedIDs, !isTrash);
    setIsMoving(false);
    if (isMoved) toggleAll();
  }

  const onSite = data?.docs.filter((record) => isPublished(record, selectedIDs)).length ?? 0;
  const ticked = t("lists:ticked", { count: selectedIDs.length });
  return (
    <ActionBar label={ticked}>
      <span>
        {ticked}
        {!isTrash && onSite > 0 && ` ${t("lists:onSite", { count: onSite })}`}
      </span>
      <Button margin={false} disabled={isMoving} onClick={() => void moveTicked()}>
        {t(isTrash ? "lists:restore" : "lists:moveToTrash")}
      </Button>
    </ActionBar>
  );
}
