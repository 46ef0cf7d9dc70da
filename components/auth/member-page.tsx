import { useTranslations } from "next-intl";
import { CloseLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-layout";
import { WaysOn } from "@/components/ui/notice";

type MemberPageProps = {
  above?: React.ReactNode;
  below?: React.ReactNode;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
};

export function MemberPage({ above, below, title, lead, children }: MemberPageProps) {
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-[34rem] px-gutter py-6 md:py-12">
        {above}
        <h1 className="mt-6 text-heading">{title}</h1>
        {lead && <p className="mt-3 text-lead text-ink-soft">{lead}</p>}
        <div className="mt-8 rounded-card border border-ink/15 bg-white p-5 sm:p-8">
          <noscript>
            <NoScriptSentence />
          </noscript>
          {children}
        </div>
        {below && <div className="mt-8">{below}</div>}
      </div>
    </PageMain>
  );
}

type BareMemberPageProps = Omit<React.ComponentProps<typeof MemberPage>, "above" | "below">;

export function BareMemberPage(props: BareMemberPageProps) {
  return <MemberPage above={<CloseLink />} below={<WaysOn />} {...props} />;
}

export function NoScriptPage() {
  return (
    <noscript>
      <PageMain look="content">
        <div className="px-gutter py-12">
          <NoScriptSentence />
        </div>
      </PageMain>
    </noscript>
  );
}

/** Local storage knows who is logged in, and it needs JavaScript. */
function NoScriptSentence() {
  const t = useTranslations("member");
  return <p>{t("script")}</p>;
}
