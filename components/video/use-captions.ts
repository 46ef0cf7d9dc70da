"use client";

import { useEffect, useState } from "react";

/**
 * A captions file as an address of this page, or `null` until it is there. Loaded apart from the video, because a
 * video that asks for captions across origins does not play at all where the media server allows none.
 */
export function useCaptions(src: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!src) return;
    const loading = new AbortController();
    let created = "";
    const load = async () => {
      // eslint-disable-next-line no-restricted-globals -- a media file, not a call of the provider's API
      const response = await fetch(src, { signal: loading.signal });
      if (!response.ok) return;
      created = URL.createObjectURL(new Blob([await response.text()], { type: "text/vtt" }));
      setAddress(created);
    };
    // The video is whole without them, and the control for them stays away.
    load().catch(() => undefined);
    return () => {
      loading.abort();
      URL.revokeObjectURL(created);
    };
  }, [src]);

  return address;
}
