"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import { pageDirection } from "@/lib/utils/page";

export type Toast = {
  message: string;
  durationMs: number;
  kind: "news" | "success" | "failure";
};

export function ToastStack({ toasts }: { toasts: Toast[] }) {
  const t = useTranslations("ui");
  const shown = useRef(0);
  useEffect(() => {
    for (const entry of toasts.slice(shown.current)) showToast(entry);
    shown.current = toasts.length;
  }, [toasts]);
  const position = pageDirection() === "rtl" ? "top-left" : "top-right";
  return (
    <Toaster
      position={position}
      theme="dark"
      richColors
      closeButton
      containerAriaLabel={t("notifications")}
      toastOptions={{ closeButtonAriaLabel: t("close") }}
    />
  );
}

function showToast({ message, durationMs: duration, kind }: Toast): void {
  if (kind === "failure") toast.error(<span role="alert">{message}</span>, { duration });
  else if (kind === "success") toast.success(message, { duration });
  else toast(message, { duration });
}
