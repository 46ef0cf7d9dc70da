"use client";

import { startTransition, useEffect, useState, type ReactNode } from "react";

const QUIET_MS = 300;

/** The message type of Payload's live preview. */
const MESSAGE = "payload-live-preview";

type LiveDraftProps = {
  token: string;
  /** The admin's origin. */
  admin: string;
  renderDraft: (asked: { token: string; draft: Record<string, unknown> }) => Promise<ReactNode>;
  children: ReactNode;
};

export function LiveDraft({ token, admin, renderDraft, children }: LiveDraftProps) {
  const [drawn, setDrawn] = useState<ReactNode>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;

    async function draw(draft: Record<string, unknown>) {
      asked += 1;
      const turn = asked;
      const page = await renderDraft({ token, draft }).catch(() => undefined);
      // An older answer may arrive after a newer one; without an answer the page stays as it is.
      if (page !== undefined && turn === asked) startTransition(() => setDrawn(page));
    }

    function listen({ origin, data }: MessageEvent<unknown>) {
      const draft = origin === admin ? draftIn(data) : null;
      if (!draft) return;
      clearTimeout(timer);
      timer = setTimeout(() => void draw(draft), QUIET_MS);
    }

    window.addEventListener("message", listen);
    if (window.parent !== window) window.parent.postMessage({ type: MESSAGE, ready: true }, admin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
    };
  }, [token, admin, renderDraft]);

  return drawn ?? children;
}

function draftIn(message: unknown): Record<string, unknown> | null {
  if (typeof message !== "object" || message === null) return null;
  if (!("type" in message && message.type === MESSAGE && "data" in message)) return null;
  const { data } = message;
  return typeof data === "object" && data !== null ? { ...data } : null;
}
