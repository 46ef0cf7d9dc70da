"use client";

import { toast, useDocumentInfo, useFormModified, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { Fragment, type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { SmallButton } from "../panel-parts";
import { NOTE, ROW } from "../styles";
import { useText } from "../texts/use-text";
import { findNextStory } from "./find-next-story";
import type { DecisionSteps } from "./use-decision";

/** The keys, and what each one does. */
const KEYS = [
  { key: "K", label: "storyReview:keyPlay" },
  { key: "P", label: "storyReview:keyPublish" },
  { key: "D", label: "storyReview:keyDecline" },
  { key: "N", label: "storyReview:keyNext" },
] as const;

/** What P does, whichever is offered. */
const PUBLISHING = ["publish", "approve"] as const;

const REMEMBERED = "lampstand:review-keys";

/** Elements in which letters are text or choose an option. */
const TYPING = "input, textarea, select, [contenteditable='true'], [role='textbox'], [role='combobox']";

function onStorage(listen: () => void) {
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

const isRememberedOn = () => localStorage.getItem(REMEMBERED) !== "off";

type ReviewKeysProps = { decision: DecisionSteps; video: RefObject<HTMLVideoElement | null> };

/**
 * Lets staff review a story with single keys. They are off while somebody types or a dialog is open, and staff can turn
 * them off.
 */
export function ReviewKeys({ decision, video }: ReviewKeysProps) {
  const t = useText();
  const { id, data } = useDocumentInfo();
  const { modalState } = useModal();
  const router = useRouter();
  const isModified = useFormModified();
  const isOn = useSyncExternalStore(onStorage, isRememberedOn, () => true);
  const main = PUBLISHING.find((step) => decision.offered.some(({ does }) => does === step));
  const isArmed = main !== undefined && decision.step === main;

  async function openNext() {
    if (isModified) return toast.info(t("storyReview:unsaved"));
    const createdAt = typeof data?.createdAt === "string" ? data.createdAt : "";
    const next = await findNextStory(String(id), createdAt);
    if (next) router.push(`/admin/collections/stories/${encodeURIComponent(next)}`);
    else toast.info(t("storyReview:noneWaiting"));
  }

  function playOrPause() {
    if (!video.current?.paused) video.current?.pause();
    else video.current.play().catch(() => toast.error(t("storyReview:unplayable")));
  }

  const actions: Record<string, () => void> = {
    k: playOrPause,
    p: () => (isArmed ? void decision.confirm() : decision.begin(main)),
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
    <section aria-label={t("storyReview:keys")}>
      <div style={ROW}>
        {isOn && (
          <span>
            {KEYS.map(({ key, label }, index) => (
              <Fragment key={key}>
                {index > 0 && " · "}
                <kbd>{key}</kbd>
                {` ${t(label)}`}
              </Fragment>
            ))}
          </span>
        )}
        <SmallButton onClick={toggle}>
          {t(isOn ? "storyReview:turnKeysOff" : "storyReview:turnKeysOn")}
        </SmallButton>
      </div>
      <p role="status" style={isArmed ? { ...NOTE, fontWeight: 700 } : NOTE}>
        {isArmed ? t("storyReview:armed") : ""}
      </p>
    </section>
  );
}

/** Returns whether a key is a letter: Space, Enter and Tab use the buttons. */
function isLetter(key: string): boolean {
  return key.length === 1 && key !== " ";
}
