import { PRIMARY_BUTTON } from "./button-style";
import { LogoMark } from "./logo";
import { PageMain } from "./page-main";

type NoticeProps = { title: string; children: React.ReactNode; action?: React.ReactNode };

/**
 * A page that has one thing to say: something is not there, or went wrong. Its way home is a plain link: a fresh load
 * leaves whatever went wrong behind, and every page of the site carries the code of its error page.
 */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <PageMain look="content">
      <div className="grid min-h-[80svh] place-content-center justify-items-center gap-6 px-gutter py-16 text-center">
        <LogoMark className="size-16" />
        <h1 className="text-heading">{title}</h1>
        <p className="max-w-md text-lead text-balance text-ink-soft">{children}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a fresh load is what is wanted, see above */}
          <a href="/" className={PRIMARY_BUTTON}>
            Go to the home page
          </a>
        </div>
      </div>
    </PageMain>
  );
}
