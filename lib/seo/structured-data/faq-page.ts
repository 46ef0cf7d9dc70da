import "server-only";
import type { FAQPage, WithContext } from "schema-dts";
import type { FaqCategory } from "@/lib/api/faqs";

/** The questions that have an answer, of all categories; `null` when there is none, since an empty page is no FAQ. */
export function faqPage(categories: FaqCategory[]): WithContext<FAQPage> | null {
  const answered = categories.flatMap(({ entries }) => entries).filter(({ answer }) => answer !== "");
  if (answered.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: answered.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
