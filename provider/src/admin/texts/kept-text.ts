"use client";

import { useEffect } from "react";

import type { Translate } from "./text";
import { useText } from "./use-text";

let kept: Translate | undefined;

/** Keeps the function that translates for code that isn't a component. */
export function KeepText() {
  const t = useText();
  useEffect(() => {
    kept = t;
  }, [t]);
  return null;
}

/** Returns a text outside components, in browsers only. */
export const keptText: Translate = (key, values) => kept?.(key, values) ?? key;
