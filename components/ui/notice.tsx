import Link from "next/link";
import { LogoMark } from "./logo";
import { PageMain } from "./page-main";

type NoticeProps = { title: string; children: React.ReactNode; action?: React.ReactNode };

/** A page that has one thing to say: something is not there, or went wrong. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <PageMain look="home">
      <div className="grid min-h-svh place-content-center justify-items-center gap-6 px-gutter py-16 text-center">
        <LogoMark className="size-16" />
        <h1 className="text-heading">{title}</h1>
        <p className="max-w-md text-lead text-dusk-200">{children}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {action}
          <Link
            href="/"
            prefetch={false}
            className="inline-flex min-h-12 items-center rounded-full bg-lamp-400 px-7 font-semibold text-dusk-950 hover:bg-lamp-300"
          >
            Go to the home page
          </Link>
        </div>
      </div>
    </PageMain>
  );
}
