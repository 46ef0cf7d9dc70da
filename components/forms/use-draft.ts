"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { openDraft, type Draft } from "@/lib/forms/draft";
import type { FormStart, FormValues } from "@/lib/forms/site-forms";

type DraftOptions = {
  name: string;
  form: UseFormReturn<FormValues>;
  fields: string[];
  start: FormStart;
  /** Called with the token of an earlier attempt with an unknown outcome. */
  onEarlierToken: (token: string) => void;
};

/** The draft never replaces text that was typed before hydration or returned by the server, since that is newer. */
export function useDraft({ name, form, fields, start, onEarlierToken }: DraftOptions) {
  const draft = useRef<Draft>(null);
  const [isElsewhere, setElsewhere] = useState(false);

  const open = useEffectEvent(() => {
    const opened = openDraft(name, start.prefilled, () => {
      setElsewhere(true);
    });
    draft.current = opened;
    for (const field of fields) {
      const kept = opened.read(field);
      const held = textOf(form.getValues(field));
      if (start.outcome?.status === "success") continue;
      if (field in start.typed || held !== (start.prefilled[field] ?? "")) opened.note(field, held);
      else if (kept !== null) form.setValue(field, kept);
    }
    if (start.outcome?.status === "success") opened.clear();
    else if (start.outcome) opened.noteSending(start.token);
    const token = opened.sentWith();
    if (token !== null) onEarlierToken(token);
    return opened;
  });

  const note = useEffectEvent((field: string | undefined, values: FormValues) => {
    if (field !== undefined && fields.includes(field)) draft.current?.note(field, textOf(values[field]));
  });

  const { subscribe } = form;
  useEffect(() => {
    const { keep } = open();
    const stopListening = subscribe({
      formState: { values: true },
      callback: ({ name: field, values }) => {
        note(field, values);
      },
    });
    const keepWhenHidden = () => {
      if (document.visibilityState === "hidden") keep();
    };
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      keep();
      stopListening();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keepWhenHidden);
    };
  }, [subscribe]);

  return {
    isElsewhere,
    noteSending: (token: string) => draft.current?.noteSending(token),
    clear: () => {
      draft.current?.clear();
      setElsewhere(false);
    },
  };
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === "string" ? value : "";
}
