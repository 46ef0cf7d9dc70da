"use client";

import { useEffect, useRef } from "react";
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from "@/components/ui/button-style";

type AskFirstProps = {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something is given up. It takes the focus, on the answer that gives nothing up. */
export function AskFirst({ question, yes, no, onYes, onNo }: AskFirstProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus();
  }, []);
  return (
    <div role="alert" className="grid gap-3 rounded-xl border-2 border-lamp-800 bg-white p-4">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <button ref={stay} type="button" onClick={onNo} className={PRIMARY_BUTTON}>
          {no}
        </button>
        <button type="button" onClick={onYes} className={SECONDARY_BUTTON}>
          {yes}
        </button>
      </div>
    </div>
  );
}
