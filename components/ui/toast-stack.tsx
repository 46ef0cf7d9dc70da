"use client";

import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import type { Toast } from "./toasts";

/** Renders the toasts at the top right, each of the list once. */
export function ToastStack({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { message, durationMs } of toasts.slice(shown.current))
      toast(message, { duration: durationMs });
    shown.current = toasts.length;
  }, [toasts]);
  return <Toaster position="top-right" theme="dark" closeButton />;
}
