"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { TranscriptLine } from "@/lib/provider/video-schema";
import { timeText } from "@/lib/utils/text";
import { startPlaying } from "@/lib/video/playback";
import { useVideoElement } from "./video-stage";

type TranscriptProps = {
  lines: TranscriptLine[];
  /** The spoken language, a BCP 47 tag. */
  lang: string | undefined;
};

export function Transcript({ lines, lang }: TranscriptProps) {
  const t = useTranslations("videoPlayer");
  const videoRef = useVideoElement();
  const list = useRef<HTMLOListElement>(null);
  const spoken = useSpokenLine(videoRef, lines);
  useFollowing(list, spoken);
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  return (
    <details ref={details} className="group rounded-card bg-dusk-800">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <h2 className="font-text text-base font-semibold">{t("transcript")}</h2>
        <ChevronDown className="size-5 text-lamp-300 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ol
        ref={list}
        lang={lang}
        className="relative max-h-96 overflow-y-auto overscroll-contain scroll-smooth px-2 pb-3 motion-reduce:scroll-auto print:max-h-none print:overflow-visible"
      >
        {lines.map(({ start, text }, index) => (
          <Line key={index} start={start} text={text} isSpoken={index === spoken} videoRef={videoRef} />
        ))}
      </ol>
    </details>
  );
}

/** Opens the transcript for printing in browsers that don't know `::details-content`. */
function useOpenInPrint(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      details.current?.setAttribute("open", "");
    };
    const restore = () => details.current?.toggleAttribute("open", wasOpen);
    const listening = new AbortController();
    window.addEventListener("beforeprint", open, listening);
    window.addEventListener("afterprint", restore, listening);
    return () => listening.abort();
  }, [details]);
}

type LineProps = TranscriptLine & { isSpoken: boolean; videoRef: RefObject<HTMLVideoElement | null> };

/** Memoised: of thousands of lines, only two change at a time. */
const Line = memo(function Line({ start, text, isSpoken, videoRef }: LineProps) {
  function jump(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!videoRef.current || opensElsewhere) return;
    event.preventDefault();
    videoRef.current.currentTime = start;
    startPlaying(videoRef.current);
    videoRef.current.scrollIntoView({ block: "nearest" });
  }
  return (
    <li>
      <a
        href={`?t=${Math.floor(start)}`}
        aria-current={isSpoken ? "true" : undefined}
        onClick={jump}
        className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3 rounded-lg px-3 py-2 leading-snug text-dusk-200 hover:bg-dusk-700 focus-visible:-outline-offset-2 aria-[current]:bg-dusk-700 aria-[current]:text-lamp-200"
      >
        <span dir="ltr" className="text-caption text-lamp-300 tabular-nums">
          {timeText(start)}
        </span>{" "}
        <span dir="auto">{text}</span>
      </a>
    </li>
  );
});

const TIME_EVENTS = ["timeupdate", "seeking", "seeked", "emptied"];

/** Returns -1 before the first line, and until the video plays. */
function useSpokenLine(videoRef: RefObject<HTMLVideoElement | null>, lines: TranscriptLine[]): number {
  const [spoken, setSpoken] = useState(-1);
  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    const listening = new AbortController();
    const update = () => {
      const { currentTime } = element;
      setSpoken(currentTime > 0 ? lines.filter(({ start }) => start <= currentTime).length - 1 : -1);
    };
    for (const event of TIME_EVENTS) element.addEventListener(event, update, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, [videoRef, lines]);
  return spoken;
}

/** Scrolls the list, never the page, and not while the visitor is using the list. */
function useFollowing(listRef: RefObject<HTMLOListElement | null>, spoken: number): void {
  useEffect(() => {
    const line = listRef.current?.children[spoken];
    if (
      !listRef.current ||
      !(line instanceof HTMLElement) ||
      listRef.current.matches(":hover, :focus-within")
    )
      return;
    listRef.current.scrollTop = line.offsetTop - (listRef.current.clientHeight - line.offsetHeight) / 2;
  }, [listRef, spoken]);
}
