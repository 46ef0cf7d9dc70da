import { ChevronDown } from "lucide-react";
import type { TextLanguage } from "@/lib/utils/text-language";

export type AnsweredCategory = {
  name: string;
  language?: TextLanguage | undefined;
  entries: { question: string; answer: React.ReactNode; language?: TextLanguage | undefined }[];
};

export const TAB_STYLE =
  "inline-flex min-h-11 max-w-full items-center rounded-[1.375rem] border border-ink/25 px-5 py-2 text-start leading-snug font-semibold hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-linen-50";

export const QUESTION_STYLE =
  "flex min-h-14 w-full cursor-pointer list-none items-center justify-between gap-4 py-4 text-start font-semibold hover:text-lamp-800";

export const ANSWER_STYLE = "max-w-measure pb-6 whitespace-pre-line text-ink-soft";

type PlainFaqProps = {
  categories: AnsweredCategory[];
  /** For print. */
  isOpen?: boolean;
};

export function PlainFaq({ categories, isOpen }: PlainFaqProps) {
  return (
    <>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {categories.map(({ name, language }, index) => (
          <li key={index}>
            <a href={`#questions-${index + 1}`} dir="auto" {...language} className={TAB_STYLE}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {categories.map(({ name, entries, language }, index) => (
        <section key={index} id={`questions-${index + 1}`} className="mt-6">
          <h3 dir="auto" {...language} className="sr-only print:not-sr-only">
            {name}
          </h3>
          {entries.map(({ question, answer, language: own }, position) => (
            <details key={position} open={isOpen} className="group border-b border-ink/15">
              <summary className={QUESTION_STYLE}>
                <span dir="auto" {...own}>{`${position + 1}. ${question}`}</span>
                <ChevronDown
                  className="size-5 shrink-0 transition-transform group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <p dir="auto" {...own} className={ANSWER_STYLE}>
                {answer}
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}
