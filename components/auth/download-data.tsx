"use client";

import { useState } from "react";
import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { saveFile } from "@/lib/browser/save-file";
import { askAsMember } from "./ask-as-member";

type Outcome = { isDone: boolean; message: string };

/** Downloads what is stored about a member, as JSON. */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function download() {
    setBusy(true);
    setOutcome(null);
    const { status, data, message } = await askAsMember("/profile", "export", {});
    const isDone = status === "success";
    if (isDone) saveFile("my-data.json", JSON.stringify(data, null, 2), "application/json");
    setOutcome({ isDone, message });
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void download();
        }}
        className={`${SECONDARY_BUTTON} min-h-13 aria-disabled:opacity-70`}
      >
        Download my data
      </button>
      <p role="status" className={outcome?.isDone === false ? "font-semibold text-ember-800" : ""}>
        {isBusy ? "Gathering your data..." : outcome?.message}
      </p>
    </>
  );
}
