import Link from "next/link";
import { PRIMARY_BUTTON } from "./button-style";
import { LogoMark } from "./logo";
import { PageMain } from "./page-main";

type NoticeProps = { title: string; children: React.ReactNode; action?: React.ReactNode };

/** A page that has one thing to say: something is not there, or went wrong. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <PageMain look="content">
      <div className="grid min-h-svh place-content-center justify-items-center gap-6 px-gutter py-16 text-center">
        <LogoMark className="size-16" />
        <h1 className="text-heading">{title}</h1>
        <p className="max-w-md text-lead text-ink-soft">{children}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          <Link href="/" prefetch={false} className={PRIMARY_BUTTON}>
            Go to the home page
          </Link>
        </div>
      </div>
    </PageMain>
  );
}
