"use client";

import "./globals.css";
import { Button, buttonStyle } from "@/components/ui/button";
import { PageMain } from "@/components/ui/page-layout";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Has its own words, because it takes the place of the layout that passes the catalogue. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <PageMain look="content">
          <div className="grid min-h-[80svh] place-content-center justify-items-center gap-6 px-gutter py-16 text-center">
            <h1 className="text-heading">Something went wrong</h1>
            <p className="max-w-md text-lead text-balance text-ink-soft">
              This was our mistake, not yours. Please try again in a moment.
            </p>
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={retry} look="secondary">
                Try again
              </Button>
              {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load clears the error */}
              <a href="/" className={buttonStyle({})}>
                Go to the home page
              </a>
            </div>
            {error.digest && <p className="text-caption text-ink-soft">{`Error ${error.digest}`}</p>}
          </div>
        </PageMain>
      </body>
    </html>
  );
}
