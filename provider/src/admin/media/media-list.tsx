"use client";

import { Link, useListDrawerContext, useListQuery } from "@payloadcms/ui";
import type { CollectionSlug, ListViewClientProps } from "payload";
import type { ComponentProps } from "react";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { PreparationPill } from "../clips/media-cells";
import { lengthText } from "../clips/preparation-panel";
import { Picture } from "../parts/card";
import cards from "../parts/cards.module.css";
import { RecordList, type Records, Tick } from "../parts/record-list";

const text = z.nullish(z.string());

const file = z.object({
  id: z.string(),
  ...{ alt: text, title: text, filename: text, thumbnailURL: text, preparation: text },
  duration: z.nullish(z.number()),
});

const answer = z.object({ docs: z.array(file) });

/** Shows the list of pictures or clips as a grid. The button above it, which adds files, replaces Payload's. */
export function MediaList(list: ListViewClientProps) {
  const upload = list.viewType === "trash" ? undefined : list.BeforeListTable;
  return <RecordList {...list} BeforeListTable={upload} hasCreatePermission={false} Records={MediaGrid} />;
}

/** Shows pictures or clips. Where staff choose one, their own newest come first. */
export function MediaGrid({ isTrash, mayTick }: ComponentProps<Records>) {
  const { collectionSlug, data, query } = useListQuery();
  const { isInDrawer, onSelect } = useListDrawerContext();
  const isBeginning = isInDrawer && !query.search && !query.where && (data?.page ?? 1) === 1;
  const own = useAnswer(isBeginning ? `${collectionSlug}/own` : undefined, answer)?.docs ?? [];
  const { docs } = answer.parse({ docs: data?.docs ?? [] });
  const others = docs.filter(({ id }) => !own.some((each) => each.id === id));
  const folder = isTrash ? `${collectionSlug}/trash` : collectionSlug;
  return (
    <ul className={cards.grid}>
      {[...own, ...others].map(({ id, alt, title, filename, duration, preparation, thumbnailURL }) => {
        const name = alt || title || filename || "";
        const content = (
          <>
            <Picture address={thumbnailURL} />
            <span>{name}</span>
            {duration ? <span>{lengthText(duration)}</span> : null}
            <PreparationPill preparation={preparation} />
          </>
        );
        return (
          <li key={id}>
            {onSelect ? (
              <button
                type="button"
                className={cards.tile}
                onClick={() => chooseFile(onSelect, collectionSlug, id)}
              >
                {content}
              </button>
            ) : (
              <Link href={`/admin/collections/${folder}/${id}`} prefetch={false} className={cards.tile}>
                {content}
              </Link>
            )}
            {mayTick && <Tick id={id} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}

type OnSelect = NonNullable<ReturnType<typeof useListDrawerContext>["onSelect"]>;

/** Passes a file to the place for which staff choose one. */
export function chooseFile(onSelect: OnSelect, collectionSlug: CollectionSlug, id: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its type still requires `docID`
  onSelect({ collectionSlug, doc: { id }, docID: id });
}
