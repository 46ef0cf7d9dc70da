import { PageMain } from "@/components/ui/page-main";
import { ScriptSentence } from "./script-sentence";

type MemberPageProps = {
  /** What stands above the title, such as the way home on a page without the common header. */
  above?: React.ReactNode;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
};

/** A page about who somebody is: one calm column. */
export function MemberPage({ above, title, lead, children }: MemberPageProps) {
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-[34rem] px-gutter py-6 md:py-12">
        {above}
        <h1 className="mt-6 text-heading">{title}</h1>
        {lead && <p className="mt-3 text-lead text-ink-soft">{lead}</p>}
        <div className="mt-8 rounded-card border border-ink/15 bg-white p-5 sm:p-8">
          <noscript>
            <ScriptSentence />
          </noscript>
          {children}
        </div>
      </div>
    </PageMain>
  );
}
