"use client";

import { useEffect, useRef } from "react";
import { Button } from "./button";

type InlineConfirmProps = {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Moves the focus to the answer that changes nothing. */
export function InlineConfirm({ question, yes, no, onYes, onNo }: InlineConfirmProps) {
  const noButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    noButton.current?.focus();
  }, []);
  return (
    <div role="alert" className="grid gap-3 rounded-xl border-2 border-lamp-800 bg-white p-4">
      <p className="font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={noButton} onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes} look="secondary">
          {yes}
        </Button>
      </div>
    </div>
  );
}
