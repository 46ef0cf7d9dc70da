"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";

const PLAYER_STYLE = { display: "block", maxHeight: 480, maxWidth: "100%", borderRadius: 4, background: "#000" };

/** Plays the clip of the record that is being edited: the file itself, or the one that a video points to. */
export function ClipPlayer() {
  const { collectionSlug } = useDocumentInfo();
  const { value: ownAddress } = useField<string | undefined>({ path: "url" });
  const { value: clip } = useField<string | undefined>({ path: "videoLink" });
  const linkedAddress = useClipAddress(collectionSlug === "clips" ? undefined : clip);
  const address = collectionSlug === "clips" ? ownAddress : linkedAddress;
  if (!address) return null;
  return (
    <div className="field-type">
      <video key={address} src={address} controls preload="metadata" style={PLAYER_STYLE} aria-label="The video clip" />
    </div>
  );
}

function useClipAddress(id: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    setAddress(undefined);
    if (id) void loadAddress(id, controller.signal).then(setAddress);
    return () => controller.abort();
  }, [id]);
  return address;
}

async function loadAddress(id: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/clips/${encodeURIComponent(id)}?depth=0`, { credentials: "same-origin", signal });
    const file: unknown = await response.json();
    const hasAddress = typeof file === "object" && file !== null && "url" in file && typeof file.url === "string";
    return hasAddress ? String(file.url) : undefined;
  } catch (error) {
    if (!signal.aborted) console.error("The clip could not be looked up", error);
    return undefined;
  }
}
