"use client";

import { useEffect, useState } from "react";

/**
 * A captions file as an address that holds the file itself, or `null` until it is there. Loaded apart from the video,
 * because a video that asks for captions across origins does not play at all where the media server allows none.
 */
export function useCaptions(src: string | null): string | null {
  const [loaded, setLoaded] = useState({ src: "", address: "" });

  useEffect(() => {
    if (!src) return;
    const loading = new AbortController();
    const load = async () => {
      // eslint-disable-next-line no-restricted-globals -- a media file, not a call of the provider's API
      const response = await fetch(src, { signal: loading.signal });
      if (!response.ok) return;
      setLoaded({ src, address: `data:text/vtt;charset=utf-8,${encodeURIComponent(await response.text())}` });
    };
    // The video is whole without them.
    load().catch(() => undefined);
    return () => {
      loading.abort();
    };
  }, [src]);

  return loaded.src === src ? loaded.address : null;
}
