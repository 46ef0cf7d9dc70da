"use client";

import { useEffect, useState, type ComponentProps } from "react";
import { useAtRest } from "@/components/ui/use-at-rest";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { CodeStep } from "./code-step";

const loadCodeStep = () => import("./code-step");

/** Has the second step at hand for a page that will need it, once all else has loaded. */
export function useSecondStepSoon(): void {
  const [, load] = useOnDemand(loadCodeStep);
  useAtRest(load);
}

/** The second step of whatever a one-time code is for, once its code is there. */
export function SecondStep(props: ComponentProps<typeof CodeStep>) {
  const [step, load] = useOnDemand(loadCodeStep);
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
        ? "The next step could not be loaded. Please check your connection and reload the page."
        : "Loading..."}
    </p>
  );
}
