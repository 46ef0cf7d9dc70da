"use client";

import { toast, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { SmallButton } from "../panel-parts";
import { NOTE, ROW } from "../styles";
import { findNextStory } from "./find-next-story";
import type { DecisionSteps } from "./use-decision";

const REMEMBERED = "lampstand:review-keys";

/** Elements in which letters are text or choose an option. */
const TYPING = "input, textarea, select, [contenteditable='true'], [role='textbox'], [role='combobox']";

function onStorage(listen: () => void) {
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const isRememberedOn = () => localStorage.getItem(REMEMBERED) !== "off";

/**
 * Lets staff review a story with single keys. They are off while somebody types or a dialog is open, and staff can turn
 * them off.
 */
export function ReviewKeys({ decision }: { decision: DecisionSteps }) {
  const { id, data } = useDocumentInfo();
  const { modalState } = useModal();
  const router = useRouter();
  const isOn = useSyncExternalStore(onStorage, isRememberedOn, () => true);
  const isArmed = decision.step === "publish";

  async function openNext() {
    const createdAt = typeof data?.createdAt === "string" ? data.createdAt : "";
    const next = await findNextStory(String(id), createdAt);
    if (next) router.push(`/admin/collections/stories/${encodeURIComponent(next)}`);
    else toast.info("No other story is waiting for a decision.");
  }

  const actions: Record<string, () => void> = {
    k: playOrPause,
    p: () => (isArmed ? void decision.confirm() : decision.begin("publish")),
    d: () => decision.begin("decline"),
    n: () => void openNext(),
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    const isCovered = Object.values(modalState).some((modal) => modal.isOpen);
    if (!isOn || event.defaultPrevented || event.repeat || isCombined || isTyping || isCovered) return;
    const key = event.key.toLowerCase();
    if (isArmed && key !== "p" && isLetter(key)) decision.begin(undefined);
    const act = actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  function toggle() {
    localStorage.setItem(REMEMBERED, isOn ? "off" : "on");
    // Browsers notify only other pages.
    window.dispatchEvent(new StorageEvent("storage"));
  }

  if (id === undefined) return null;
  return (
    <section aria-label="Review by keyboard">
      <div style={ROW}>
        {isOn && (
          <span>
            <kbd>K</kbd> play or pause · <kbd>P</kbd> publish · <kbd>D</kbd> decline · <kbd>N</kbd> next story
          </span>
        )}
        <SmallButton onClick={toggle}>{isOn ? "Turn keys off" : "Review with the keyboard"}</SmallButton>
      </div>
      <p role="status" style={isArmed ? { ...NOTE, fontWeight: 700 } : NOTE}>
        {isArmed ? "Press P again to publish it, or any other key to leave it." : ""}
      </p>
    </section>
  );
}

/** Returns whether a key is a letter: Space, Enter and Tab use the buttons. */
function isLetter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

function playOrPause() {
  const video = document.querySelector<HTMLVideoElement>("video[aria-label='The video clip']");
  if (!video?.paused) video?.pause();
  else video.play().catch(() => toast.error("The video can’t be played."));
}
