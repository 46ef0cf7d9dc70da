"use client";

import { Button } from "@/components/ui/button";
import { NoticeLayout } from "@/components/ui/notice-layout";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const action = (
    <Button onClick={retry} look="secondary">
      Try again
    </Button>
  );
  return (
    <NoticeLayout
      title="Something went wrong"
      action={action}
      below={error.digest && <p className="text-caption text-ink-soft">{`Error ${error.digest}`}</p>}
    >
      This was our mistake, not yours. Please try again in a moment.
    </NoticeLayout>
  );
}
