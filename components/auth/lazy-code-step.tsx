"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type ComponentProps } from "react";
import { useLazyModule, useWindowLoad } from "@/components/ui/use-lazy-module";
import type { CodeStep } from "./code-step";

const loadCodeStep = () => import("./code-step");

export function usePreloadedCodeStep(): void {
  const [, load] = useLazyModule(loadCodeStep);
  useWindowLoad(load);
}

export function LazyCodeStep(props: ComponentProps<typeof CodeStep>) {
  const t = useTranslations("member");
  const layout = useTranslations("layout");
  const [step, load] = useLazyModule(loadCodeStep);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void load().then((isLoaded) => {
      setMissing(!isLoaded);
    });
  }, [load]);
  if (step) return <step.CodeStep {...props} />;
  return <p role="status">{isMissing ? t("stepNotLoaded") : layout("loading")}</p>;
}
