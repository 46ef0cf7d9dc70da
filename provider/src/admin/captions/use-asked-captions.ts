"use client";

import { useDocumentInfo, useField, useFormInitializing } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";

import { addAfter } from "../../features/captions/edit-cues";

/** Returns the page on which staff write a clip's captions in a language; nothing is stored until they save. */
export function newCaptionsPage(clip: string, lang: string): string {
  return `/admin/collections/captions/create?${new URLSearchParams({ clip, lang }).toString()}`;
}

/**
 * Fills in a new record for the clip and language in the page's address, as a draft with a first empty line.
 * @param path The lines' field.
 */
export function useAskedCaptions(path: string): void {
  const { id } = useDocumentInfo();
  const asked = useSearchParams();
  // Before that, Payload's form would overwrite what is filled in.
  const isInitializing = useFormInitializing();
  const { setValue: setClip } = useField<string>({ path: "clip" });
  const { setValue: setLang } = useField<string>({ path: "lang" });
  const { setValue: setIsDraft } = useField<boolean>({ path: "isDraft" });
  const { setValue: setCues } = useField<unknown>({ path });
  const clip = asked.get("clip");
  // Empty if staff chose another language and did not name it.
  const lang = asked.get("lang") ?? "";
  const fill = useEffectEvent(() => {
    if (id !== undefined || !clip) return;
    // Nobody has written anything yet: leaving the page needs no warning.
    setClip(clip, true);
    setLang(lang, true);
    setIsDraft(true, true);
    setCues(addAfter([], -1).cues, true);
  });
  useEffect(() => {
    if (!isInitializing) fill();
  }, [isInitializing, clip, lang]);
}
