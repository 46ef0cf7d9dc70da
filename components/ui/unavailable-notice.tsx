import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { Notice } from "./notice";
import { Renewal } from "./renewal";

/** The page answers 503, and then renews itself. */
export function UnavailableNotice({ title, children }: { title: string; children: React.ReactNode }) {
  answerUnavailable();
  return (
    <Notice title={title}>
      {children} <Renewal />
    </Notice>
  );
}
