import "server-only";
import type { FAQPage, WithContext } from "schema-dts";
import type { FaqCategory } from "@/lib/provider/faqs";

/** The questions of all categories; `null` when there is none, since an empty page is no FAQ. */
export function faqPage(categories: FaqCategory[]): WithContext<FAQPage> | null {
  const questions = categories.flatMap(({ entries }) => entries);
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
