"use client";

import { Notice } from "@/components/ui/notice";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const action = (
    <button
      type="button"
      onClick={retry}
      className="inline-flex min-h-11 items-center rounded-full border-2 border-lamp-800 px-5 font-semibold text-lamp-800"
    >
      Try again
    </button>
  );
  return (
    <Notice title="Something went wrong" action={action}>
      It was our mistake, not yours. Please try again in a moment.
      {error.digest && <span className="mt-3 block text-caption text-ink-soft">Error {error.digest}</span>}
    </Notice>
  );
}
