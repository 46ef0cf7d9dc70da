"use client";

import { Keyboard } from "lucide-react";
import { useEffect, useRef } from "react";
import { shortcutsChoice } from "@/lib/reels/choices";
import { CONTROL_STYLE } from "./control-button";

const KEYS = [
  ["↓ ↑, Page Down, Page Up", "Next or previous story"],
  ["Home, End", "First or last story"],
  ["Space", "Pause or play"],
  ["M", "Sound on or off"],
] as const;

/** Tells which keys the feed listens to, and switches them off for those whose own tools need them (WCAG 2.1.4). */
export function ShortcutsButton() {
  const isOn = shortcutsChoice.use() !== "off";
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const { current } = panel;
      if (event.key !== "Escape" || !current?.open) return;
      current.open = false;
      current.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details ref={panel} className="reels-shortcuts relative">
      <summary aria-label="Keyboard shortcuts" className={`${CONTROL_STYLE} cursor-pointer list-none`}>
        <Keyboard className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute right-0 bottom-14 z-10 w-72 rounded-card bg-dusk-800 p-5 text-caption text-dusk-100 shadow-lift">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {KEYS.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="font-semibold text-lamp-200">{key}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3 border-t border-dusk-600 pt-3 font-semibold">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => shortcutsChoice.set(event.target.checked ? "on" : "off")}
            className="size-5 accent-lamp-400"
          />
          Use these keys
        </label>
      </div>
    </details>
  );
}
