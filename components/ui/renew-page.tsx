"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useLazyModule } from "./use-lazy-module";

const loadRenewal = () => import("./keep-renewing");

/** Refreshes until the page no longer contains this. What is typed on it stays. */
export function RenewPage() {
  const router = useRouter();
  const [renewal, load] = useLazyModule(loadRenewal);
  useEffect(() => void load(), [load]);
  useEffect(() => renewal?.keepRenewing(() => router.refresh()), [renewal, router]);
  return null;
}
