import { JsonLd } from "@/components/ui/json-ld";
import type { FaqCategory } from "@/lib/provider/faqs";
import { faqPage } from "@/lib/seo/structured-data/faq-page";
import { Faq } from "./faq";

/** The questions by category; a sentence when there are none yet. */
export function FaqSection({ categories }: { categories: FaqCategory[] }) {
  const answered = categories.filter(({ entries }) => entries.length > 0);
  const facts = faqPage(answered);
  return (
    <section
      aria-labelledby="faq"
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 px-gutter py-14 md:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      {facts && <JsonLd data={facts} />}
      <h2 id="faq" className="text-title">
        Questions and answers
      </h2>
      {answered.length > 0 ? (
        <div>
          <Faq categories={answered} />
        </div>
      ) : (
        <p className="max-w-measure text-ink-soft">Nothing is written here yet. Please come back soon.</p>
      )}
    </section>
  );
}
