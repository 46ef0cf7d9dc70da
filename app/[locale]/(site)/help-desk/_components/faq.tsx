"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { type AnsweredCategory, PlainFaq } from "./plain-faq";

const loadTabs = () => import("./faq-tabs");

/** Replaces the list with tabs once they have loaded, unless the visitor is using it: it mustn't move then. */
export function Faq({ categories }: { categories: AnsweredCategory[] }) {
  const plain = useRef<HTMLDivElement>(null);
  const [isInUse, setInUse] = useState(false);
  const [tabs, load] = useLazyModule(loadTabs);
  const isPrinting = usePrinting();

  useEffect(() => {
    const questions = plain.current;
    if (!questions || questions.querySelector("details[open], :focus")) return;
    const begin = () => setInUse(true);
    questions.addEventListener("focusin", begin);
    questions.addEventListener("pointerdown", begin);
    void load();
    return () => {
      questions.removeEventListener("focusin", begin);
      questions.removeEventListener("pointerdown", begin);
    };
  }, [load]);

  if (tabs && !isInUse) {
    return (
      <>
        <div key="tabs" hidden={isPrinting}>
          <tabs.FaqTabs categories={categories} />
        </div>
        {isPrinting && <PlainFaq categories={categories} isOpen />}
      </>
    );
  }
  return (
    // A different element from the tabs', so its listeners go away with it.
    <div key="plain" ref={plain}>
      <PlainFaq categories={categories} />
    </div>
  );
}

/** Returns whether the page is being printed. Browsers print the page as it is when the listener returns. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia("print");
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint" || print.matches));
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("beforeprint", update, { signal });
    addEventListener("afterprint", update, { signal });
    print.addEventListener("change", update, { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
