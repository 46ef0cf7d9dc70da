"use client";

import type { ComponentProps } from "react";
import { useLazyModule, useWindowLoad } from "@/components/ui/use-lazy-module";
import type { LanguageOfferLine } from "./language-offer-line";

const loadLine = () => import("./language-offer-line");

/** Loads the line after the page, since most visitors need none. */
export function LazyLanguageOffer(offers: ComponentProps<typeof LanguageOfferLine>) {
  const [line, load] = useLazyModule(loadLine);
  useWindowLoad(load);
  return line && <line.LanguageOfferLine {...offers} />;
}
