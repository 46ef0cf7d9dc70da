import { PageMain } from "@/components/ui/page-main";
import { ScriptSentence } from "./script-sentence";

/** All that a member's page shows without script. */
export function NeedsScript() {
  return (
    <noscript>
      <PageMain look="content">
        <div className="px-gutter py-12">
          <ScriptSentence />
        </div>
      </PageMain>
    </noscript>
  );
}
