"use client";

import { Pill, useListRelationships } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { useEffect } from "react";
import * as z from "zod/mini";

import { Picture } from "../parts/card";
import type { TextKey } from "../texts/text";
import { useText } from "../texts/use-text";
import { lengthText } from "./preparation-panel";

/** What lists say about a clip that visitors can't see properly. */
const NOTICES: Record<string, { text: TextKey; style: "warning" | "error" | "light" }> = {
  waiting: { text: "clipPanel:waiting", style: "light" },
  preparing: { text: "clipPanel:preparing", style: "warning" },
  failed: { text: "clipPanel:failed", style: "error" },
  unprepared: { text: "clipPanel:unprepared", style: "light" },
  withdrawn: { text: "clipPanel:withdrawn", style: "light" },
};

const id = z.catch(z.nullish(z.string()), null);
const file = z.object({
  thumbnailURL: z.nullish(z.string()),
  preparation: z.nullish(z.string()),
  duration: z.nullish(z.number()),
});

/** Shows a video's or story's clip in a list: its own picture, else a frame of the clip, and how far it is prepared. */
export function ClipCell({ cellData, rowData }: DefaultCellComponentProps) {
  const clip = useFile("clips", id.parse(cellData));
  const poster = useFile("images", id.parse(rowData.poster));
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: 8 }}>
      <Picture address={poster?.thumbnailURL ?? clip?.thumbnailURL} isSmall />
      <PreparationPill preparation={clip?.preparation} />
    </span>
  );
}

/** Replaces a field that is shown elsewhere on the page. */
export function NoField() {
  return null;
}

/** Shows in a list how far a clip is prepared. */
export function PreparationCell({ cellData }: DefaultCellComponentProps) {
  const t = useText();
  if (cellData === "ready") return <span>{t("clipPanel:ready")}</span>;
  return <PreparationPill preparation={typeof cellData === "string" ? cellData : undefined} />;
}

/** Shows a clip's length in a list, such as 1:05. */
export function LengthCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === "number" ? <span>{lengthText(cellData)}</span> : null;
}

/** Says what keeps visitors from seeing a clip properly, if anything does. */
export function PreparationPill({ preparation }: { preparation: string | null | undefined }) {
  const t = useText();
  const notice = preparation ? NOTICES[preparation] : undefined;
  if (!notice) return null;
  return (
    <Pill pillStyle={notice.style} size="small">
      {t(notice.text)}
    </Pill>
  );
}

/** Returns the file that a list's record points to. */
export function useFile(collection: "clips" | "images", id: string | null | undefined) {
  return file.safeParse(useRelated(collection, id)).data;
}

/** Returns what a list's record points to, `false` if it is gone or in the trash. All the list's are fetched at once. */
export function useRelated(collection: string, id: string | null | undefined): unknown {
  const { documents, getRelationships } = useListRelationships();
  useEffect(() => {
    if (id) getRelationships([{ relationTo: collection, value: id }]);
  }, [collection, id, getRelationships]);
  return id ? documents[collection]?.[id] : undefined;
}
