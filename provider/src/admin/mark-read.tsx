"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect } from "react";

import { callInbox } from "./staff-calls";

/** Notes that the record has been opened. If that fails, it is noted the next time. */
export function MarkRead() {
  const { collectionSlug, id } = useDocumentInfo();
  useEffect(() => {
    if (collectionSlug && id !== undefined) void callInbox(collectionSlug, id, "read");
  }, [collectionSlug, id]);
  return null;
}
