"use client";

import { useEffect, useState } from "react";
import { notifyFromEarlierPage, onToast, type Toast } from "./notify";
import { useAtRest } from "./use-at-rest";
import { useOnDemand } from "./use-on-demand";

const loadStack = () => import("./toast-stack");

/** Holds the toasts; what draws them is loaded once the page is at rest, so that it is there when the network goes. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [stack, load] = useOnDemand(loadStack);

  useEffect(
    () =>
      onToast((toast) => {
        setToasts((earlier) => [...earlier, toast]);
        void load();
      }),
    [load],
  );
  useEffect(notifyFromEarlierPage, []);
  useAtRest(load);

  return stack && toasts.length > 0 ? <stack.ToastStack toasts={toasts} /> : null;
}
