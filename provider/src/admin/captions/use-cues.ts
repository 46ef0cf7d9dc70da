"use client";

import { useField } from "@payloadcms/ui";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { type Cue, readEditedCues } from "../../features/captions/cue";
import type { Edited } from "../../features/captions/edit-cues";

/** How many steps can be undone. */
const HISTORY_MAX = 100;

type Focus = { index: number; request: number };

type Edit = (cues: readonly Cue[]) => Cue[] | Edited;

type Options = {
  /** Consecutive changes with the same name are undone together, such as letters typed into a line. */
  as?: string;
};

/** Returns the cues of the form's field, with undo and the cue to focus next. */
export function useCues(path: string) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ path });
  const cues = useMemo(() => readEditedCues(value), [value]);
  const latest = useRef(cues);
  const lastEdit = useRef<string>(undefined);
  const [history, setHistory] = useState<(readonly Cue[])[]>([]);
  const [focus, setFocus] = useState<Focus>({ index: -1, request: 0 });
  useEffect(() => {
    latest.current = cues;
  }, [cues]);

  const edit = useCallback(
    (change: Edit, { as }: Options = {}) => {
      const before = latest.current;
      const result = change(before);
      const isMoved = "focus" in result;
      const after = isMoved ? result.cues : result;
      if (as === undefined || as !== lastEdit.current) {
        setHistory((steps) => [...steps, before].slice(-HISTORY_MAX));
      }
      lastEdit.current = as;
      latest.current = after;
      setValue(after);
      if (isMoved) setFocus(({ request }) => ({ index: result.focus, request: request + 1 }));
    },
    [setValue],
  );

  const peek = useCallback(() => latest.current, []);

  const undo = () => {
    const before = history.at(-1);
    if (!before) return;
    lastEdit.current = undefined;
    setHistory(history.slice(0, -1));
    setValue([...before]);
  };

  return {
    cues,
    /** Returns the current cues, for events between two renders. */
    peek,
    edit,
    focus,
    undo: history.length > 0 ? undo : undefined,
    error: showError ? errorMessage : undefined,
    isDisabled: disabled,
  };
}
