"use client";

import { Link, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";

import { useText } from "../texts/use-text";
import { findNextStory } from "./find-next-story";

/** Links from a decided story to the next that is waiting. */
export function NextStory() {
  const t = useText();
  const { id, data } = useDocumentInfo();
  const createdAt = typeof data?.createdAt === "string" ? data.createdAt : "";
  const [next, setNext] = useState<{ id: string | undefined }>();
  useEffect(() => {
    let isGone = false;
    void findNextStory(String(id), createdAt).then((found) => {
      if (!isGone) setNext({ id: found });
    });
    return () => {
      isGone = true;
    };
  }, [id, createdAt]);
  if (!next) return null;
  if (!next.id) return <span>{t("storyReview:noneWaiting")}</span>;
  const href = `/admin/collections/stories/${encodeURIComponent(next.id)}`;
  return <Link href={href}>{t("storyReview:next")}</Link>;
}
