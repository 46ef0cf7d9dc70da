"use client";

import { useEffect, useRef, useState } from "react";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { type AnsweredCategory, PlainFaq } from "./plain-faq";

const loadTabs = () => import("./faq-tabs");

/** Tabs replace the list once loaded, unless the visitor has begun to use it: it must not move then. */
export function Faq({ categories }: { categories: AnsweredCategory[] }) {
  const plain = useRef<HTMLDivElement>(null);
  const [isInUse, setInUse] = useState(false);
  const [tabs, load] = useLazyModule(loadTabs);

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

  if (tabs && !isInUse) return <tabs.FaqTabs categories={categories} />;
  return (
    <div ref={plain}>
      <PlainFaq categories={categories} />
    </div>
  );
}
