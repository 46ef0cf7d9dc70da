"use client";

import { CheckboxField, useDocumentInfo, useField } from "@payloadcms/ui";
import type { CheckboxFieldClientProps } from "payload";

import { useClip } from "./use-clip";

/** The field that holds each kind of record's clip. */
const CLIP_FIELDS: Record<string, string> = { stories: "file", videos: "videoLink" };

/** Lets staff publish a video before it is prepared. Once it is ready, there is nothing to decide. */
export function PublishUnprepared(props: CheckboxFieldClientProps) {
  const { collectionSlug = "" } = useDocumentInfo();
  const { value: id } = useField<string | undefined>({ path: CLIP_FIELDS[collectionSlug] ?? "" });
  const { clip } = useClip(id ?? undefined);
  if (!clip || clip.preparation === "ready") return null;
  return <CheckboxField {...props} />;
}
