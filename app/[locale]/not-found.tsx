import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notices");
  return { title: t("pageNotFound") };
}

export default function NotFound() {
  const t = useTranslations("notices");
  return <Notice title={t("notFound")}>{t("notFoundText")}</Notice>;
}
