"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { isRecording, mayHaveRecordings } from "@/lib/story/recording/kept-take";
import type { RecordedFilm, Upload } from "@/lib/story/recording/take";
import { checkVideo } from "@/lib/story/check-video";
import { storedChoice } from "@/lib/utils/web-storage";

export type UploadRecord = {
  address: string;
  name: string;
  size: number;
  lastModified: number;
  acknowledged: number;
};

const kept = storedChoice("localStorage", "storyUpload");

function useUploadRecord(): UploadRecord | null {
  return parseRecord(kept.use());
}

export function keepUploadRecord(record: UploadRecord): void {
  kept.set(JSON.stringify(record));
}

export function forgetUploadRecord(): void {
  kept.set("");
}

/** Browsers offer no better way to recognise a file. */
export function isFileOf(record: UploadRecord, file: File): boolean {
  return file.name === record.name && file.size === record.size && file.lastModified === record.lastModified;
}

export function hasArrived({ acknowledged, size }: UploadRecord): boolean {
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

/** Without a schema, which the page would load before anybody has chosen a video. */
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
  const earlier = useUploadRecord();
  const [file, setFile] = useState<File | null>(null);
  // A recording's upload alone is no story: what its teller said again is known with its slices.
  const record = file || !earlier || !isRecording(earlier.name) ? earlier : null;
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const [waiting, setWaiting] = useState<File | null>(null);
  const [problem, setProblem] = useState("");
  const background = useRef<Upload>(null);
  const latestChoice = useRef<File>(null);
  const refreshRecord = useEffectEvent(async () => {
    if (!earlier) return;
    try {
      const { askUpload } = await import("@/lib/story/uploads/upload-calls");
      const acknowledged = await askUpload(earlier.address);
      if (acknowledged === null) forgetUploadRecord();
      else keepUploadRecord({ ...earlier, acknowledged });
    } catch {
      // The stored state is kept; resuming the upload asks again.
    }
  });
  useEffect(() => {
    void refreshRecord();
  }, []);

  function stopBackground() {
    background.current?.stop();
    background.current = null;
  }

  /** Deletes the upload from the site in the background. */
  function discard({ address }: UploadRecord) {
    stopBackground();
    forgetUploadRecord();
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
    setProblem(error);
    setWaiting(null);
    setLeftOut([]);
    if (error) setFile(null);
    else if (!earlier || isFileOf(earlier, chosen)) setFile(chosen);
    else if (earlier.acknowledged > 0 && !isRecording(earlier.name)) setWaiting(chosen);
    else {
      discardEarlier();
      setFile(chosen);
    }
  }

  /** In place of whatever was chosen. */
  async function takeRecording({ film, leftOut: spans, upload }: RecordedFilm) {
    latestChoice.current = film;
    setProblem(await checkVideo(film));
    if (earlier && !isFileOf(earlier, film)) discard(earlier);
    setWaiting(null);
    setFile(film);
    setLeftOut(spans);
    const { name, size, lastModified } = film;
    const keep = (address: string, acknowledged: number) => {
      if (address) keepUploadRecord({ address, name, size, lastModified, acknowledged });
    };
    if (!("follow" in upload)) {
      keep(upload.address, 0);
      return;
    }
    background.current = upload;
    upload.follow(({ address, acknowledged, hasArrived: isWhole }) => {
      keep(address, isWhole ? size : Math.min(acknowledged, size - 1));
    });
  }

  return {
    file,
    /** Of a recording: what its teller said again, in seconds. */
    leftOut,
    /** Of the chosen file or of a finished upload; else empty. */
    name: file?.name ?? (record && hasArrived(record) ? record.name : ""),
    /** Would replace an unfinished upload, and waits for confirmation. */
    waiting,
    record,
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
      discardEarlier();
      void forgetKeptTake();
      setFile(null);
      setLeftOut([]);
      setWaiting(null);
      setProblem("");
    },
    /** For after the story was published. */
    reset: () => {
      void forgetKeptTake();
      setFile(null);
      setLeftOut([]);
    },
  };
}

async function forgetKeptTake(): Promise<void> {
  if (await mayHaveRecordings()) await (await import("@/lib/story/recording/take")).forgetRecordings();
}
