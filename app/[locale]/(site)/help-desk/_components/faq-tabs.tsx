"use client";

import * as Accordion from "@radix-ui/react-accordion";
import * as Tabs from "@radix-ui/react-tabs";
import { ChevronDown } from "lucide-react";
import { pageDirection } from "@/lib/utils/page";
import { ANSWER_STYLE, type AnsweredCategory, QUESTION_STYLE, TAB_STYLE } from "./plain-faq";

export function FaqTabs({ categories }: { categories: AnsweredCategory[] }) {
  return (
    <Tabs.Root defaultValue="0" dir={pageDirection()}>
      <Tabs.List aria-labelledby="faq" className="flex flex-wrap gap-2">
        {categories.map(({ name, language }, index) => (
          <Tabs.Trigger key={index} value={String(index)} dir="auto" {...language} className={TAB_STYLE}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {categories.map(({ entries }, index) => (
        <Tabs.Content key={index} value={String(index)} className="mt-6">
          <Accordion.Root type="multiple">
            {entries.map(({ question, answer, language }, position) => (
              <Accordion.Item key={position} value={String(position)} className="border-b border-ink/15">
                <Accordion.Header>
                  <Accordion.Trigger className={`group font-text text-body ${QUESTION_STYLE}`}>
                    <span dir="auto" {...language}>{`${position + 1}. ${question}`}</span>
                    <ChevronDown
                      className="size-5 shrink-0 transition-transform group-data-[state=open]:rotate-180"
                      aria-hidden="true"
                    />
                  </Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Content className="accordion-content">
                  <p dir="auto" {...language} className={ANSWER_STYLE}>
                    {answer}
                  </p>
                </Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
