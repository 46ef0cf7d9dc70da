import { PRIMARY_BUTTON } from "./styles";
import { PageMain } from "./page-layout";
import { LogoMark } from "./logo";

type NoticeProps = { title: string; children: React.ReactNode; action?: React.ReactNode };

/**
 * A page with a single message: something is missing or went wrong. The link home is a plain one, since a full load
 * also recovers from a client-side failure.
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
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load is wanted, see above */}
          <a href="/" className={PRIMARY_BUTTON}>
            Go to the home page
          </a>
        </div>
      </div>
    </PageMain>
  );
}
