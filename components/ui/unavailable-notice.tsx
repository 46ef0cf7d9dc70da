import { answerUnavailable } from "@/lib/http/response-status";
import { Notice } from "./notice";
import { Renewal } from "./renewal";

/** A page that could not be reached: it answers 503, and then renews itself. */
export function UnavailableNotice({ title, children }: { title: string; children: React.ReactNode }) {
  answerUnavailable();
  return (
    <Notice title={title}>
      {children} <Renewal />
    </Notice>
  );
}
