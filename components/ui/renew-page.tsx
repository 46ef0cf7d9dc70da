"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useLazyModule } from "./use-lazy-module";

const loadRenewal = () => import("./keep-renewing");

/** Refreshes the page until it no longer contains this component. Text typed on it stays. */
export function RenewPage() {
  const router = useRouter();
  const [renewal, load] = useLazyModule(loadRenewal);
  useEffect(() => void load(), [load]);
  useEffect(() => renewal?.keepRenewing(() => router.refresh()), [renewal, router]);
  return null;
}
