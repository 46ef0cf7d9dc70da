import "client-only";
import { useEffect, useEffectEvent, useState } from "react";

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Answers Android's Back for an open overlay, and the browser's Back if it lacks `CloseWatcher`. An overlay that asks
 * first stays open and gets the next one too.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const [requests, setRequests] = useState(0);
  const answer = useEffectEvent(() => {
    setRequests(requests + 1);
    onRequest();
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      answer();
    };
    if (!window.CloseWatcher) return watchHistory(close);
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", close);
    return () => {
      watcher.destroy();
    };
  }, [isOpen, requests]);
}

const DEPTH = "openOverPage";

/** The open overlays, innermost last. Each has a history entry, from which Back leads to the same page without it. */
const opened: (() => void)[] = [];

let isOwnStep = false;

let followed: HTMLAnchorElement | null = null;

function watchHistory(close: () => void): () => void {
  window.addEventListener("popstate", followStep);
  document.addEventListener("click", leaveByLink, true);
  opened.push(close);
  matchHistory();
  return () => {
    if (opened.includes(close)) opened.splice(opened.indexOf(close), 1);
    matchHistory();
  };
}

function depth(): number {
  return Number(Reflect.get(Object(window.history.state), DEPTH) ?? 0);
}

function stepBackTo(wanted: number): void {
  if (!isOwnStep) window.history.go(wanted - depth());
  isOwnStep = true;
}

function matchHistory(): void {
  if (isOwnStep) return;
  try {
    while (depth() < opened.length)
      window.history.pushState({ ...window.history.state, [DEPTH]: depth() + 1 }, ""); // with the router's state
  } catch {
    return; // Safari refuses after a hundred changes within seconds.
  }
  if (depth() > opened.length) stepBackTo(opened.length);
}

function followStep(): void {
  const link = followed;
  followed = null;
  if (link) opened.length = 0;
  else if (!isOwnStep) for (const close of opened.splice(depth()).reverse()) close();
  isOwnStep = false;
  if (link) link.click();
  else matchHistory();
}

/** Follows a link from the page's own entry, so Back from the next page leads to this one, and only once. */
function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link?.target;
  if (!link || opensElsewhere || (depth() === 0 && !isOwnStep)) return;
  event.preventDefault();
  event.stopPropagation();
  followed = link;
  stepBackTo(0);
}
