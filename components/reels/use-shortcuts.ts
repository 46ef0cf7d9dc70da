"use client";

import { useEffect, useEffectEvent } from "react";

export type FeedKeys = {
  move: (steps: number) => void;
  jump: (to: "first" | "last") => void;
  togglePlay: () => void;
  toggleSound: () => void;
};

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** What these do with the space key is their own. */
const PRESSABLE = "button, a, summary";

const ACTIONS: Record<string, (keys: FeedKeys) => void> = {
  ArrowDown: ({ move }) => move(1),
  PageDown: ({ move }) => move(1),
  ArrowUp: ({ move }) => move(-1),
  PageUp: ({ move }) => move(-1),
  Home: ({ jump }) => jump("first"),
  End: ({ jump }) => jump("last"),
  " ": ({ togglePlay }) => togglePlay(),
  m: ({ toggleSound }) => toggleSound(),
};

/** Listens to keys, unless the visitor has switched that off: not while a field has the focus. */
export function useShortcuts(isOn: boolean, keys: FeedKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (belongsElsewhere(event)) return;
    event.preventDefault();
    // A key that is held down is one gesture.
    if (!event.repeat) action(keys);
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
    };
  }, [isOn]);
}

function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || (key === " " && target.closest(PRESSABLE) !== null);
}
