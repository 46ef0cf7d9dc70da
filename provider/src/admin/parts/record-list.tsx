"use client";

import {
  DefaultListView,
  Locked,
  useAuth,
  useListDrawerContext,
  useListQuery,
  useSelection,
} from "@payloadcms/ui";
import type { ClientUser, ListViewClientProps } from "payload";
import type { ComponentType } from "react";
import * as z from "zod/mini";

import { useText } from "../texts/use-text";
import styles from "./cards.module.css";
import { SelectionBar } from "./selection-bar";

/** Shows a list's records instead of a table. */
export type Records = ComponentType<{ isTrash: boolean; mayTick: boolean }>;

type RecordListProps = ListViewClientProps & { Records?: Records };

/** Shows Payload's list of a collection without ids, and with a button for ticked records. `lists.css` styles it. */
export function RecordList({ Records, ...list }: RecordListProps) {
  const { isInDrawer } = useListDrawerContext();
  const isTrash = list.viewType === "trash";
  const mayMove = !isInDrawer && Boolean(list.hasTrashPermission);
  const mayTick = isInDrawer ? Boolean(list.enableRowSelections) : mayMove;
  return (
    <div className="record-list" data-cards={Boolean(Records) || undefined} data-trash={isTrash || undefined}>
      <DefaultListView
        {...list}
        columnState={list.columnState.filter(({ accessor }) => accessor !== "id")}
        // Ours moves records to the trash. Payload's deletes them permanently from there.
        disableBulkDelete={list.disableBulkDelete || (mayMove && !isTrash)}
        disableBulkEdit={list.disableBulkEdit || Boolean(Records)}
        Table={
          Records ? (
            <>
              {mayTick && <TickAll />}
              <Records isTrash={isTrash} mayTick={mayTick} />
            </>
          ) : (
            list.Table
          )
        }
        AfterListTable={
          <>
            {list.AfterListTable}
            {mayMove && <SelectionBar slug={list.collectionSlug} isTrash={isTrash} />}
          </>
        }
      />
    </div>
  );
}

/** Ticks all records of the page, or none. */
function TickAll() {
  const t = useText();
  const { data } = useListQuery();
  const { selectedIDs, toggleAll } = useSelection();
  const colleagues = useColleagues();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={selectedIDs.length > 0 && selectedIDs.length + colleagues.size === data?.docs.length}
        onChange={() => toggleAll()}
      />
      {t("lists:tickAll")}
    </label>
  );
}

const opened = z.object({
  id: z.string(),
  _isLocked: z.literal(true),
  _userEditing: z.custom<ClientUser>(Boolean),
});

/** Returns who has records of the page open, by the records' ids. Payload ticks none of these. */
function useColleagues(): Map<string, ClientUser> {
  const { data } = useListQuery();
  const { user } = useAuth();
  const all = z.array(z.catch(z.nullable(opened), null)).parse(data?.docs ?? []);
  return new Map(
    all.flatMap((one) => (one && one._userEditing.id !== user?.id ? [[one.id, one._userEditing]] : [])),
  );
}

/** Lets staff tick a record, or says which colleague has it open. */
export function Tick({ id, name }: { id: string; name: string }) {
  const t = useText();
  const { selected, setSelection } = useSelection();
  const colleague = useColleagues().get(id);
  if (colleague) return <Locked className={styles.tick} user={colleague} />;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={t("lists:tick", { name })}
        checked={Boolean(selected.get(id))}
        onChange={() => setSelection(id)}
      />
    </label>
  );
}
