"use client";

import { SECONDARY_BUTTON } from "@/components/ui/styles";
import { NoticeLayout } from "@/components/ui/notice-layout";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const action = (
    <button type="button" onClick={retry} className={SECONDARY_BUTTON}>
      Try again
    </button>
  );
  return (
    <NoticeLayout title="Something went wrong" action={action}>
      It was our mistake, not yours. Please try again in a moment.
      {error.digest && <span className="mt-3 block text-caption text-ink-soft">Error {error.digest}</span>}
    </NoticeLayout>
  );
}
