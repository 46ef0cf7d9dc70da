"use client";

import { useEffect, useRef, useState } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { FaqCategory } from "@/lib/provider/faqs";
import { PlainFaq } from "./plain-faq";

const loadTabs = () => import("./faq-tabs");

/**
 * All questions below each other, as the server sends them, which need no script. Tabs take their place once their
 * code is there, unless the visitor has begun to read by then: nothing moves under a reader's finger.
 */
export function Faq({ categories }: { categories: FaqCategory[] }) {
  const plain = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(false);
  const [tabs, load] = useOnDemand(loadTabs);

  useEffect(() => {
    const questions = plain.current;
    if (!questions || questions.querySelector("details[open], :focus")) return;
    const begin = () => setReading(true);
    questions.addEventListener("focusin", begin);
    questions.addEventListener("pointerdown", begin);
    void load();
    return () => {
      questions.removeEventListener("focusin", begin);
      questions.removeEventListener("pointerdown", begin);
    };
  }, [load]);

  if (tabs && !reading) return <tabs.FaqTabs categories={categories} />;
  return (
    <div ref={plain}>
      <PlainFaq categories={categories} />
    </div>
  );
}
