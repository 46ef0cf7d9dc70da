"use client";

import { useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";

const PLAYER_STYLE = {
  display: "block",
  maxHeight: 480,
  maxWidth: "100%",
  borderRadius: 4,
  background: "#000",
};

type Props = {
  /** The field that points to the clip; absent where the record is the clip itself. */
  clipField?: string;
};

/** Plays the clip of the record that is being edited. */
export function ClipPlayer({ clipField }: Props) {
  const { value: ownAddress } = useField<string | undefined>({ path: "url" });
  const { value: clip } = useField<string | undefined>({ path: clipField ?? "" });
  const linkedAddress = useClipAddress(clipField ? clip : undefined);
  const address = clipField ? linkedAddress : ownAddress;
  if (!address) return null;
  return (
    <div className="field-type">
      <video
        key={address}
        src={address}
        controls
        preload="metadata"
        style={PLAYER_STYLE}
        aria-label="The video clip"
      />
    </div>
  );
}

/** The address of a clip's file, once it has been looked up. */
function useClipAddress(id: string | undefined): string | undefined {
  const [found, setFound] = useState<{ id: string; address: string }>();
  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    void loadAddress(id, controller.signal).then((address) => {
      if (address && !controller.signal.aborted) setFound({ id, address });
    });
    return () => {
      controller.abort();
    };
  }, [id]);
  return found?.id === id ? found?.address : undefined;
}

/** Without an answer there is no player; the field above still names the file. */
async function loadAddress(id: string, signal: AbortSignal): Promise<string | undefined> {
  const query = `/api/clips/${encodeURIComponent(id)}?depth=0`;
  const response = await fetch(query, { credentials: "same-origin", signal }).catch(() => undefined);
  const file: unknown = response?.ok ? await response.json() : undefined;
  const hasAddress =
    typeof file === "object" && file !== null && "url" in file && typeof file.url === "string";
  return hasAddress ? String(file.url) : undefined;
}
