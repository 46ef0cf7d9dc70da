"use client";

import { Button, toast, useDocumentInfo, useField, useForm, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

import { findNextStory } from "./next-story";
import { MEDIA_BOX, NOTE, ROW } from "../styles";

const REMEMBERED = "lampstand:review-keys";

/** Where letters are text, or choose an option. */
const TYPING = "input, textarea, select, [contenteditable='true'], [role='textbox'], [role='combobox']";

const REASON_WAIT_MS = 5000;

function onStorage(listen: () => void) {
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const isRememberedOn = () => localStorage.getItem(REMEMBERED) !== "off";

/** Reviews a story by single keys. They rest while somebody types or a dialog is open, and can be turned off. */
export function ReviewKeys() {
  const { id, data } = useDocumentInfo();
  const { submit } = useForm();
  const { setValue: setStatus } = useField<string>({ path: "status" });
  const { modalState } = useModal();
  const router = useRouter();
  const isOn = useSyncExternalStore(onStorage, isRememberedOn, () => true);
  const [isArmed, setIsArmed] = useState(false);

  async function openNext() {
    const createdAt = typeof data?.createdAt === "string" ? data.createdAt : "";
    const next = await findNextStory(String(id), createdAt);
    if (next) router.push(`/admin/collections/stories/${encodeURIComponent(next)}`);
    else toast.info("No other story waits for a decision.");
  }

  function decline() {
    setStatus("Declined");
    focusReason();
  }

  const actions: Record<string, () => void> = {
    k: playOrPause,
    p: () => (isArmed ? void submit({ overrides: { status: "Published" } }) : setIsArmed(true)),
    d: decline,
    n: () => void openNext(),
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    const isCovered = Object.values(modalState).some((modal) => modal.isOpen);
    if (!isOn || event.defaultPrevented || event.repeat || isCombined || isTyping || isCovered) return;
    const key = event.key.toLowerCase();
    if (key !== "p" || isArmed) setIsArmed(false);
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
    // Browsers tell other pages alone.
    window.dispatchEvent(new StorageEvent("storage"));
  }

  if (id === undefined) return null;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-label="Review by keyboard">
      <div style={ROW}>
        {isOn && (
          <span>
            <kbd>K</kbd> play or pause · <kbd>P</kbd> publish · <kbd>D</kbd> decline · <kbd>N</kbd> next story
          </span>
        )}
        <Button size="small" buttonStyle="secondary" margin={false} onClick={toggle}>
          {isOn ? "Turn keys off" : "Review by keys"}
        </Button>
      </div>
      <p role="status" style={isArmed ? { ...NOTE, fontWeight: 700 } : NOTE}>
        {isArmed ? "Press P again to publish it. Any other key leaves it." : ""}
      </p>
    </section>
  );
}

function playOrPause() {
  const video = document.querySelector<HTMLVideoElement>("video[aria-label='The video clip']");
  if (!video?.paused) video?.pause();
  else video.play().catch(() => toast.error("The video cannot be played."));
}

/** The field comes once the admin has asked the server what the form looks like now. */
function focusReason() {
  const reason = () => document.querySelector<HTMLElement>("#field-reason");
  reason()?.focus();
  if (reason()) return;
  const observer = new MutationObserver(() => {
    const field = reason();
    if (!field) return;
    observer.disconnect();
    field.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), REASON_WAIT_MS);
}
