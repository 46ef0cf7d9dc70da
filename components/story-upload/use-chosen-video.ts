"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkVideo } from "@/lib/stories/check-video";
import {
  forgetUploadRecord,
  hasArrived,
  isFileOf,
  keepUploadRecord,
  useUploadRecord,
  type UploadRecord,
} from "@/lib/stories/upload-record";

export type ChosenVideo = ReturnType<typeof useChosenVideo>;

/** The video of a story: what the visitor has chosen, and what of an earlier one is at the site already. */
export function useChosenVideo() {
  const record = useUploadRecord();
  const [file, setFile] = useState<File | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const [problem, setProblem] = useState("");
  const latest = useRef<File>(null);
  const compareWithSite = useEffectEvent(async () => {
    if (!record) return;
    try {
      const { askUpload } = await import("@/lib/browser/ask-upload");
      const acknowledged = await askUpload(record.address);
      if (acknowledged === null) forgetUploadRecord();
      else keepUploadRecord({ ...record, acknowledged });
    } catch {
      // What was known of it still holds; the upload itself will ask again.
    }
  });
  useEffect(() => {
    void compareWithSite();
  }, []);

  /** Forgets an upload at once; the site is told as soon as it can be. */
  function giveUp({ address }: UploadRecord) {
    forgetUploadRecord();
    if (address) void import("@/lib/browser/ask-upload").then(({ dropUpload }) => dropUpload(address));
  }

  function giveEarlierUp() {
    if (record) giveUp(record);
  }

  async function choose(chosen: File) {
    latest.current = chosen;
    const found = await checkVideo(chosen);
    if (latest.current !== chosen) return;
    setProblem(found);
    setWaiting(null);
    if (found) setFile(null);
    else if (!record || isFileOf(record, chosen)) setFile(chosen);
    else if (record.acknowledged > 0) setWaiting(chosen);
    else {
      giveEarlierUp();
      setFile(chosen);
    }
  }

  return {
    file,
    /** What is chosen, or has arrived already; empty when there is nothing to send. */
    name: file?.name ?? (record && hasArrived(record) ? record.name : ""),
    /** Another file than the one of which a part is there already: which of the two is meant is asked. */
    waiting,
    record,
    /** What is wrong with what was chosen last; empty when nothing is. */
    problem,
    giveUp,
    /** What is chosen will not do, for this reason. */
    refuse: (reason: string) => {
      setFile(null);
      setProblem(reason);
    },
    choose: (chosen: File) => void choose(chosen),
    keepEarlier: () => {
      setWaiting(null);
    },
    useWaiting: () => {
      giveEarlierUp();
      setFile(waiting);
      setWaiting(null);
    },
    /** Nothing is chosen any more, and an upload that was begun is given up. */
    clear: () => {
      giveEarlierUp();
      setFile(null);
      setWaiting(null);
      setProblem("");
    },
    /** Nothing is chosen any more: the story is published. */
    reset: () => {
      setFile(null);
    },
  };
}
