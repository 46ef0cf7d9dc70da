"use client";

import { useEffect, useState } from "react";
import { onToast, type Toast } from "./notify";
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
  useEffect(() => {
    const loadAtRest = () => void load();
    if (document.readyState === "complete") loadAtRest();
    else window.addEventListener("load", loadAtRest, { once: true });
    return () => {
      window.removeEventListener("load", loadAtRest);
    };
  }, [load]);

  return stack && toasts.length > 0 ? <stack.ToastStack toasts={toasts} /> : null;
}
