"use client";

import { useEffect, useState } from "react";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";
import { useLazyModule, useWindowLoad } from "./use-lazy-module";

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = { short: 2000, long: 5000 } as const;

/** How much longer a failure stays: it needs reading, and often a decision. */
const FAILURE_DURATION_FACTOR = 2;

export type Toast = {
  message: string;
  durationMs: number;
  /** A failure is red and an alert, a success green; news are neither. */
  kind: "news" | "success" | "failure";
};

const listeners = new Set<(toast: Toast) => void>();

/** Toasts from before `ToastHost` was mounted. */
const queued: Toast[] = [];

/** Shows a toast for that many milliseconds. */
export function notify(message: string, durationMs: number): void {
  show({ message, durationMs, kind: "news" });
}

/** Shows what has been done, for that many milliseconds. */
export function notifySuccess(message: string, durationMs: number): void {
  show({ message, durationMs, kind: "success" });
}

/** Shows what went wrong, for twice as many milliseconds unless it is dismissed. */
export function notifyFailure(message: string, durationMs: number): void {
  show({ message, durationMs: durationMs * FAILURE_DURATION_FACTOR, kind: "failure" });
}

function show(toast: Toast): void {
  if (listeners.size === 0) queued.push(toast);
  for (const listener of listeners) listener(toast);
}

const NEXT_PAGE_KEY = "toast";

/** Shows what has been done on the next page, after a full navigation, where the browser can keep it until then. */
export function notifySuccessOnNextPage(message: string): void {
  writeItem("sessionStorage", NEXT_PAGE_KEY, message);
}

/** Shows the toast that `notifySuccessOnNextPage` left on an earlier page. */
function notifyFromEarlierPage(): void {
  const message = readItem("sessionStorage", NEXT_PAGE_KEY);
  removeItem("sessionStorage", NEXT_PAGE_KEY);
  if (message) notifySuccess(message, TOAST_DURATION_MS.short);
}

/** Subscribes to toasts; returns the function that unsubscribes. */
export function onToast(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  for (const toast of queued.splice(0)) listener(toast);
  return () => {
    listeners.delete(listener);
  };
}

const loadStack = () => import("./toast-stack");

/** Shows the toasts. The toast library is loaded after the page, before it is needed, so that it works offline. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [stack, load] = useLazyModule(loadStack);

  useEffect(
    () =>
      onToast((toast) => {
        setToasts((earlier) => [...earlier, toast]);
        void load();
      }),
    [load],
  );
  useEffect(notifyFromEarlierPage, []);
  useWindowLoad(load);

  return stack && toasts.length > 0 ? <stack.ToastStack toasts={toasts} /> : null;
}
