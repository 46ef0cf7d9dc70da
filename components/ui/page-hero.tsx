type PageHeroProps = {
  /** What stands above the title, such as the way home on a page without the common header. */
  above?: React.ReactNode;
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  /** What there is to do, below the lead. */
  children?: React.ReactNode;
  /** What there is to see, beside the title where there is room. */
  aside?: React.ReactNode;
};

/** The head of a reading page: its title by lamplight, on the dusk that the header ends in. */
export function PageHero({ above, title, lead, children, aside }: PageHeroProps) {
  const columns = aside ? "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16" : "";
  return (
    <div className="page-hero">
      {above && <div className="mx-auto -mb-4 max-w-page px-gutter pt-3 md:-mb-10">{above}</div>}
      <div
        className={`mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-gutter pt-12 pb-14 md:pt-20 md:pb-20 ${columns}`}
      >
        <div>
          <h1 dir="auto" className="max-w-4xl text-heading">
            {title}
          </h1>
          {lead && (
            <p dir="auto" className="mt-5 max-w-prose text-lead whitespace-pre-line text-dusk-200">
              {lead}
            </p>
          )}
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}
