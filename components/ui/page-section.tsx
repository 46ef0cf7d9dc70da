type PageSectionProps = { title: string; children: React.ReactNode };

/** A part of a reading page: its heading at the side where there is room, its text in a measure that reads well. */
export function PageSection({ title, children }: PageSectionProps) {
  return (
    <section className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 px-gutter py-14 md:py-20 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-baseline [section:not(.stage-container)+&]:pt-0">
      <h2 dir="auto" className="text-title">
        {title}
      </h2>
      <div className="max-w-prose">{children}</div>
    </section>
  );
}
