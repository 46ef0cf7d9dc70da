"use client";

import { useCallback, useState } from "react";

/**
 * Code that is loaded when it is first needed. The promise resolves to whether it is there; on a lost connection it
 * resolves to `false`, and asking again tries again.
 */
export function useOnDemand<Module>(load: () => Promise<Module>): [Module | null, () => Promise<boolean>] {
  const [module, setModule] = useState<Module | null>(null);
  const request = useCallback(
    () =>
      load().then(
        (loaded) => {
          setModule(loaded);
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [module, request];
}
