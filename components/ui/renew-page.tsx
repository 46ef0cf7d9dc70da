"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useLazyModule } from "./use-lazy-module";

const loadRenewal = () => import("./keep-renewing");

/** Asks for the page anew, while somebody looks at it, until it comes without this. What is typed on it stays. */
export function RenewPage() {
  const router = useRouter();
  const [renewal, load] = useLazyModule(loadRenewal);
  useEffect(() => void load(), [load]);
  useEffect(() => renewal?.keepRenewing(() => router.refresh()), [renewal, router]);
  return null;
}
