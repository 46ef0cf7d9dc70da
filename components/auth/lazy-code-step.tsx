"use client";

import { useEffect, useState, type ComponentProps } from "react";
import { useLazyModule, useWindowLoad } from "@/components/ui/use-lazy-module";
import type { CodeStep } from "./code-step";

const loadCodeStep = () => import("./code-step");

export function usePreloadedCodeStep(): void {
  const [, load] = useLazyModule(loadCodeStep);
  useWindowLoad(load);
}

export function LazyCodeStep(props: ComponentProps<typeof CodeStep>) {
  const [step, load] = useLazyModule(loadCodeStep);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void load().then((isLoaded) => {
      setMissing(!isLoaded);
    });
  }, [load]);
  if (step) return <step.CodeStep {...props} />;
  return (
    <p role="status">
      {isMissing
        ? "We couldn’t load the next step. Please check your connection and reload the page."
        : "Loading..."}
    </p>
  );
}
