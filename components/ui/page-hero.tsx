type PageHeroProps = {
  /** What stands above the title, such as the way home on a page without the common header. */
  above?: React.ReactNode;
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  children?: React.ReactNode;
};

/** The head of a reading page: its title by lamplight, on the dusk that the header ends in. */
export function PageHero({ above, title, lead, children }: PageHeroProps) {
  return (
    <div className="page-hero">
      {above && <div className="mx-auto -mb-4 max-w-page px-gutter pt-3 md:-mb-10">{above}</div>}
      <div className="mx-auto max-w-page px-gutter pt-12 pb-14 md:pt-20 md:pb-20">
        <h1 dir="auto" className="max-w-4xl text-heading">
          {title}
        </h1>
        {lead && (
          <p dir="auto" className="mt-5 max-w-prose text-lead text-dusk-200">
            {lead}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
