"use client";

import { useEffect, useState } from "react";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";
import type { Toast } from "./toast-stack";
import { useLazyModule, useWindowLoad } from "./use-lazy-module";

export const TOAST_DURATION_MS = { short: 2000, long: 5000 } as const;

/** A failure needs reading, and often a decision. */
const FAILURE_DURATION_FACTOR = 2;

const listeners = new Set<(toast: Toast) => void>();

const queued: Toast[] = [];

export function notify(message: string, durationMs: number): void {
  show({ message, durationMs, kind: "news" });
}

export function notifySuccess(message: string, durationMs: number): void {
  show({ message, durationMs, kind: "success" });
}

/** Shows the message twice as long, unless dismissed. */
export function notifyFailure(message: string, durationMs: number): void {
  show({ message, durationMs: durationMs * FAILURE_DURATION_FACTOR, kind: "failure" });
}

function show(toast: Toast): void {
  if (listeners.size === 0) queued.push(toast);
  for (const listener of listeners) listener(toast);
}

const NEXT_PAGE_KEY = "toast";

/** Shows a message on the next page after a full navigation, if the browser can store it until then. */
export function notifySuccessOnNextPage(message: string): void {
  writeItem("sessionStorage", NEXT_PAGE_KEY, message);
}

function notifyFromEarlierPage(): void {
  const message = readItem("sessionStorage", NEXT_PAGE_KEY);
  removeItem("sessionStorage", NEXT_PAGE_KEY);
  if (message) notifySuccess(message, TOAST_DURATION_MS.short);
}

/** Returns a function that unsubscribes. */
export function onToast(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  for (const toast of queued.splice(0)) listener(toast);
  return () => {
    listeners.delete(listener);
  };
}

const loadStack = () => import("./toast-stack");

/** Loads the library after the page but before it is needed, so toasts work offline. */
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
