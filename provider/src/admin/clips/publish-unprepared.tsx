"use client";

import { CheckboxField, useDocumentInfo, useField } from "@payloadcms/ui";
import type { CheckboxFieldClientProps } from "payload";

import { useClip } from "./use-clip";

/** Where each kind of record has its clip. */
const CLIP_FIELDS: Record<string, string> = { stories: "file", videos: "videoLink" };

/** Lets staff publish a video before it is prepared; once it is ready there is nothing to decide. */
export function PublishUnprepared(props: CheckboxFieldClientProps) {
  const { collectionSlug = "" } = useDocumentInfo();
  const { value: id } = useField<string | undefined>({ path: CLIP_FIELDS[collectionSlug] ?? "" });
  const { clip } = useClip(id ?? undefined);
  if (!clip || clip.preparation === "ready") return null;
  return <CheckboxField {...props} />;
}
