import { useTranslations } from "next-intl";
import { paths } from "@/lib/paths";
import { PlainLink } from "./link";
import { LogoMark } from "./logo";
import { PageMain } from "./page-layout";
import { buttonStyle } from "./button";

type NoticeLayoutProps = {
  title: string;
  children: React.ReactNode;
  action?: React.ReactNode;
  below?: React.ReactNode;
};

/** Small, because every page loads it for its errors. The home link is a full page load, which fixes client errors. */
export function NoticeLayout({ title, children, action, below }: NoticeLayoutProps) {
  const t = useTranslations("ui");
  return (
    <PageMain look="content">
      <div className="grid min-h-[80svh] place-content-center justify-items-center gap-6 px-gutter py-16 text-center">
        <LogoMark className="size-16" />
        <h1 className="text-heading">{title}</h1>
        <p className="max-w-md text-lead text-balance text-ink-soft">{children}</p>
        <div className="flex flex-wrap items-center justify-center gap-3">
          {action}
          <PlainLink href={paths.home} className={buttonStyle({})}>
            {t("homePage")}
          </PlainLink>
        </div>
        {below}
      </div>
    </PageMain>
  );
}
