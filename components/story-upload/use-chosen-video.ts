"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkVideo } from "@/lib/stories/story-file";
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
  const record = useUploadRecord();
  const [file, setFile] = useState<File | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const [problem, setProblem] = useState("");
  const latestChoice = useRef<File>(null);
  const refreshRecord = useEffectEvent(async () => {
    if (!record) return;
    try {
      const { askUpload } = await import("@/lib/stories/upload-calls");
      const acknowledged = await askUpload(record.address);
      if (acknowledged === null) forgetUploadRecord();
      else keepUploadRecord({ ...record, acknowledged });
    } catch {
      // The stored state is kept; resuming the upload asks again.
    }
  });
  useEffect(() => {
    void refreshRecord();
  }, []);

  /** Deletes the upload from the site in the background. */
  function discard({ address }: UploadRecord) {
    forgetUploadRecord();
    if (address) void import("@/lib/stories/upload-calls").then(({ dropUpload }) => dropUpload(address));
  }

  function discardEarlier() {
    if (record) discard(record);
  }

  async function choose(chosen: File) {
    latestChoice.current = chosen;
    const error = await checkVideo(chosen);
    if (latestChoice.current !== chosen) return;
    setProblem(error);
    setWaiting(null);
    if (error) setFile(null);
    else if (!record || isFileOf(record, chosen)) setFile(chosen);
    else if (record.acknowledged > 0) setWaiting(chosen);
    else {
      discardEarlier();
      setFile(chosen);
    }
  }

  return {
    file,
    /** Of the chosen file or of a finished upload; else empty. */
    name: file?.name ?? (record && hasArrived(record) ? record.name : ""),
    /** Would replace an unfinished upload, and waits for confirmation. */
    waiting,
    record,
    problem,
    discard,
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
      setFile(null);
      setWaiting(null);
      setProblem("");
    },
    /** For after the story was published. */
    reset: () => {
      setFile(null);
    },
  };
}
