import { ChevronDown } from "lucide-react";
import type { FaqCategory } from "@/lib/provider/faqs";
import { ANSWER_STYLE, QUESTION_STYLE, TAB_STYLE } from "./faq-styles";

/** The questions without script: links in the place of tabs, and answers that the browser itself opens. */
export function PlainFaq({ categories }: { categories: FaqCategory[] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ name }, index) => (
          <li key={index}>
            <a href={`#questions-${index + 1}`} className={TAB_STYLE}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {categories.map(({ name, entries }, index) => (
        <section key={index} id={`questions-${index + 1}`} className="mt-6">
          <h3 dir="auto" className="sr-only">
            {name}
          </h3>
          {entries.map(({ question, answer }, position) => (
            <details key={position} className="group border-b border-ink/15">
              <summary className={QUESTION_STYLE}>
                <span dir="auto">
                  {position + 1}. {question}
                </span>
                <ChevronDown
                  className="size-5 shrink-0 transition-transform group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <p dir="auto" className={ANSWER_STYLE}>
                {answer}
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}
