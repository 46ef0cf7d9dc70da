"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { MIN_FILL_MS, type FormStart } from "@/lib/forms/site-forms";
import { apiPaths } from "@/lib/paths";

/** Falls back to the shared token if there is no answer. */
export function useOwnToken({ isShared }: FormStart, onToken: (token: string) => void): void {
  const keep = useEffectEvent(onToken);
  useEffect(() => {
    if (!isShared) return;
    const left = new AbortController();
    const ask = async () => {
      const answer = await fetch(apiPaths.formToken, { signal: left.signal });
      if (answer.ok) keep(await answer.text());
    };
    ask().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, [isShared]);
}

/** Waits, because a token that is too new would count as a bot's. A form without a token can be sent at once. */
export function useMinimumAge(token: string): () => Promise<void> {
  const receivedAt = useRef(0);
  useEffect(() => {
    receivedAt.current = performance.now();
  }, [token]);
  return async () => {
    if (!token) return;
    const remaining = receivedAt.current + MIN_FILL_MS - performance.now();
    if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  };
}
