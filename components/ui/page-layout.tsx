import type { TextLanguage } from "@/lib/utils/text-language";

const STYLES = {
  home: "home-container",
  content: "content-container min-h-svh",
  stage: "content-container stage-container min-h-svh",
} as const;

type PageMainProps = { look: keyof typeof STYLES; children: React.ReactNode };

/** `home` is for / and /home, `stage` is the dark variant for videos. */
export function PageMain({ look, children }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1} className={`${STYLES[look]} outline-none`}>
      {children}
    </main>
  );
}

type PageHeroProps = {
  above?: React.ReactNode;
  title: string;
  /** The title's language, if it isn't the page's. */
  language?: TextLanguage | undefined;
  lead?: string;
  children?: React.ReactNode;
  aside?: React.ReactNode;
};

export function PageHero({ above, title, language, lead, children, aside }: PageHeroProps) {
  const columns = aside ? "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16" : "";
  return (
    <div className="page-hero">
      {above && <div className="mx-auto -mb-4 max-w-page px-gutter pt-3 md:-mb-10">{above}</div>}
      <div
        className={`mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-gutter pt-12 pb-14 md:pt-20 md:pb-20 ${columns}`}
      >
        <div>
          <h1 dir="auto" {...language} className="max-w-4xl text-heading">
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

export const HERO_NOTE = "mt-5 max-w-prose text-lead text-dusk-200";

type PageSectionProps = { title: string; children: React.ReactNode };

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

/** Starts a paragraph at an empty line, and keeps line breaks. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div dir="auto" className="max-w-measure space-y-5 whitespace-pre-line">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
