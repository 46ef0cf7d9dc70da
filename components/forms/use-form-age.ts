"use client";

import { useEffect, useRef } from "react";
import { MIN_FILL_MS } from "@/lib/forms/form-limits";

/**
 * Waits until a form with this token is old enough to be sent, so that nobody quick is refused. A form without a token
 * can be sent at once.
 */
export function useFormAge(token: string): () => Promise<void> {
  const receivedAt = useRef(0);
  useEffect(() => {
    receivedAt.current = performance.now();
  }, [token]);
  return async () => {
    if (!token) return;
    const missing = receivedAt.current + MIN_FILL_MS - performance.now();
    if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  };
}
