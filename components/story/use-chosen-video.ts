"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { type Kept, WHOLE } from "@lampstand/contract/kept";
import { isRecording, mayHaveRecordings } from "@/lib/story/recording/kept-take";
import type { Upload, UploadState } from "@/lib/story/recording/background-upload";
import type { RecordedFilm } from "@/lib/story/recording/take";
import { checkVideo } from "@/lib/story/check-video";
import { storedChoice, subscribeToAllTabs } from "@/lib/utils/web-storage";

export type UploadRecord = {
  address: string;
  name: string;
  size: number;
  lastModified: number;
  acknowledged: number;
};

const kept = storedChoice("localStorage", "storyUpload");

/** Returns the current record, even if another tab is sending. */
function useUploadRecord(): UploadRecord | null {
  return parseRecord(useSyncExternalStore(subscribeToAllTabs, kept.read, () => null));
}

export function keepUploadRecord(record: UploadRecord): void {
  kept.set(JSON.stringify(record));
}

/** Checks the address, since another tab may have started another upload. */
export function forgetUploadRecord(address: string): void {
  if (parseRecord(kept.read())?.address === address) kept.set("");
}

/** Browsers offer no better way to recognise a file. */
export function isFileOf(record: UploadRecord, file: File): boolean {
  return file.name === record.name && file.size === record.size && file.lastModified === record.lastModified;
}

export function hasArrived({ acknowledged, size }: Pick<UploadRecord, "acknowledged" | "size">): boolean {
  return acknowledged === size;
}

function parseRecord(text: string | null): UploadRecord | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    return isUploadRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Avoids a schema, which the page would load before anybody has chosen a video. */
function isUploadRecord(value: unknown): value is UploadRecord {
  return (
    typeof value === "object" &&
    value !== null &&
    ["address", "name"].every((name) => typeof Reflect.get(value, name) === "string") &&
    ["size", "lastModified", "acknowledged"].every((name) => typeof Reflect.get(value, name) === "number")
  );
}

export type ChosenVideo = ReturnType<typeof useChosenVideo>;

export function useChosenVideo() {
  const t = useTranslations("fieldErrors");
  const earlier = useUploadRecord();
  const [file, setFile] = useState<File | null>(null);
  // A recording's upload isn't enough for a story: only its slices tell which parts to show.
  const record = file || !earlier || !isRecording(earlier.name) ? earlier : null;
  const [kept, setKept] = useState(WHOLE);
  const [waiting, setWaiting] = useState<File | null>(null);
  const [problem, setProblem] = useState("");
  const background = useRef<Upload>(null);
  const [sending, setSending] = useState<UploadState | null>(null);
  const latestChoice = useRef<File>(null);
  const refreshRecord = useEffectEvent(async () => {
    if (!earlier) return;
    try {
      const { askUpload } = await import("@/lib/story/uploads/upload-calls");
      const acknowledged = await askUpload(earlier.address);
      if (acknowledged === null) forgetUploadRecord(earlier.address);
      else keepUploadRecord({ ...earlier, acknowledged });
    } catch {
      // Keeps the stored state; resuming the upload asks again.
    }
  });
  useEffect(() => {
    void refreshRecord();
  }, []);

  function stopBackground() {
    background.current?.stop();
    background.current = null;
    setSending(null);
  }

  /** Deletes the upload from the site in the background. */
  function discard({ address }: UploadRecord) {
    stopBackground();
    forgetUploadRecord(address);
    if (address)
      void import("@/lib/story/uploads/upload-calls").then(({ dropUpload }) => dropUpload(address));
  }

  function discardEarlier() {
    if (earlier) discard(earlier);
  }

  async function choose(chosen: File) {
    latestChoice.current = chosen;
    const error = await checkVideo(chosen);
    if (latestChoice.current !== chosen) return;
    stopBackground();
    setProblem(error ? t(error, { most: "" }) : "");
    setWaiting(null);
    setKept(WHOLE);
    if (error) setFile(null);
    else if (!earlier || isFileOf(earlier, chosen)) setFile(chosen);
    else if (earlier.acknowledged > 0 && !isRecording(earlier.name)) setWaiting(chosen);
    else {
      discardEarlier();
      setFile(chosen);
    }
  }

  /** Replaces the current choice. */
  async function takeRecording({ film, kept: parts, upload }: RecordedFilm) {
    latestChoice.current = film;
    const error = await checkVideo(film);
    setProblem(error ? t(error, { most: "" }) : "");
    stopBackground();
    if (earlier && !isFileOf(earlier, film)) discard(earlier);
    setWaiting(null);
    setFile(film);
    setKept(parts);
    const { name, size, lastModified } = film;
    background.current = upload;
    upload.follow((state) => {
      const { address, phase } = state;
      const acknowledged = phase === "arrived" ? size : Math.min(state.acknowledged, size - 1);
      if (address) keepUploadRecord({ address, name, size, lastModified, acknowledged });
      setSending(state);
    });
  }

  return {
    file,
    /** The parts of a recording to show. */
    kept,
    cut: (parts: Kept) => {
      setKept(parts);
      if (file) void noteKept(file, parts);
    },
    /** Of the chosen file or of a finished upload, otherwise empty. */
    name: file?.name ?? (record && hasArrived(record) ? record.name : ""),
    /** A choice that would replace an unfinished upload and waits for confirmation. */
    waiting,
    record,
    /** The state of a recording's upload, which runs while the form is filled in. */
    sending,
    problem,
    discard,
    stopBackground,
    takeRecording: (recorded: RecordedFilm) => void takeRecording(recorded),
    reject: (reason: string) => {
      setFile(null);
      setProblem(reason);
    },
    choose: (chosen: File) => void choose(chosen),
    keepEarlier: () => {
      setWaiting(null);
    },
    replaceWithWaiting: () => {
      discardEarlier();
      setFile(waiting);
      setWaiting(null);
    },
    clear: () => {
      stopBackground();
      discardEarlier();
      void forgetKeptTake();
      setFile(null);
      setKept(WHOLE);
      setWaiting(null);
      setProblem("");
    },
    /** Call it after the story was published. */
    reset: () => {
      stopBackground();
      void forgetKeptTake();
      setFile(null);
      setKept(WHOLE);
    },
  };
}

/** Saves which parts of a recording to show. This browser stores it under its date. */
async function noteKept({ lastModified }: File, kept: Kept): Promise<void> {
  await (await import("@/lib/story/recording/take")).noteKept(lastModified, kept);
}

async function forgetKeptTake(): Promise<void> {
  if (await mayHaveRecordings()) await (await import("@/lib/story/recording/take")).forgetRecordings();
}
