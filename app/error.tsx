"use client";

import { Notice } from "@/components/ui/notice";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const retry = (
    <button
      type="button"
      onClick={reset}
      className="inline-flex min-h-12 items-center rounded-full border-2 border-lamp-400 px-7 font-semibold text-lamp-300"
    >
      Try again
    </button>
  );
  return (
    <Notice title="Something went wrong" action={retry}>
      It was our mistake, not yours. Please try again in a moment.
      {error.digest && <span className="mt-3 block text-caption text-dusk-300">Error {error.digest}</span>}
    </Notice>
  );
}
