const STYLES = {
  home: "home-container",
  content: "content-container",
  stage: "content-container stage-container",
} as const;

type PageMainProps = { look: keyof typeof STYLES; children: React.ReactNode };

/** The root container of a page: the home style on / and /home, the content style elsewhere, with a dark stage for videos. */
export function PageMain({ look, children }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1} className={`${STYLES[look]} min-h-svh outline-none`}>
      {children}
    </main>
  );
}
