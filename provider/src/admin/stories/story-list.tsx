"use client";

import { Pill, useListQuery } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import type { ComponentProps, ReactNode } from "react";
import * as z from "zod/mini";

import { notShown, whyNotShown } from "../../features/visibility/objection-words";
import { useFile } from "../clips/media-cells";
import { lengthText } from "../clips/preparation-panel";
import { Card, CardList } from "../parts/card";
import { RecordList, type Records, Tick } from "../parts/record-list";
import type { Translate } from "../texts/text";
import { useText } from "../texts/use-text";

const text = z.nullish(z.string());

const story = z.object({
  ...{ id: z.string(), name: z.string(), status: z.string(), createdAt: z.string() },
  ...{ description: text, reason: text, objection: text, readAt: text, withdrawnAt: text },
  file: z.catch(text, null),
});

type StoryRow = z.infer<typeof story>;

/** Replaces Payload's list of stories with cards; its search, trash and pages stay. */
export function StoryList(list: ListViewClientProps) {
  return <RecordList {...list} Records={StoryCards} />;
}

function StoryCards({ isTrash, mayTick }: ComponentProps<Records>) {
  const t = useText();
  const { data } = useListQuery();
  const rows = z.array(story).parse(data?.docs ?? []);
  return (
    <CardList label={t("stories:plural")}>
      {rows.map((row) => (
        <StoryCard
          key={row.id}
          row={row}
          folder={isTrash ? "stories/trash" : "stories"}
          tick={mayTick && <Tick id={row.id} name={row.name} />}
        />
      ))}
    </CardList>
  );
}

type StoryCardProps = { row: StoryRow; folder: string; tick: ReactNode };

function StoryCard({ row, folder, tick }: StoryCardProps) {
  const t = useText();
  const { id, name, description, createdAt, readAt } = row;
  const clip = useFile("clips", row.file);
  return (
    <Card
      title={name}
      href={`/admin/collections/${folder}/${encodeURIComponent(id)}`}
      picture={clip?.thumbnailURL ?? ""}
      state={stateInWords(row, t)}
      words={description ?? ""}
      moment={createdAt}
      tick={tick}
    >
      {!readAt && (
        <Pill pillStyle="warning" size="small">
          {t("recordFields:new")}
        </Pill>
      )}
      {typeof clip?.duration === "number" && <span>{lengthText(clip.duration)}</span>}
    </Card>
  );
}

/** Returns what was decided about a story and why visitors can't see it, or what it waits for. */
function stateInWords({ status, withdrawnAt, objection, reason }: StoryRow, t: Translate): string {
  if (withdrawnAt || status === "Withdrawn") return t("stories:statusWithdrawn");
  if (status === "Declined") return reason ? t("stories:declinedBecause", { reason }) : t("stories:declined");
  if (status === "Published") return notShown(objection) || t("stories:published");
  const waitsFor = whyNotShown(objection);
  return waitsFor ? t("stories:waitsFor", { reason: waitsFor }) : t("stories:waits");
}
