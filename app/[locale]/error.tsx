"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { NoticeLayout } from "@/components/ui/notice-layout";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations("notices");
  const action = (
    <Button onClick={retry} look="secondary">
      {t("tryAgain")}
    </Button>
  );
  return (
    <NoticeLayout
      title={t("somethingWentWrong")}
      action={action}
      below={
        error.digest && <p className="text-caption text-ink-soft">{t("errorId", { id: error.digest })}</p>
      }
    >
      {t("ourMistake")}
    </NoticeLayout>
  );
}
