import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { Renewal } from "./renewal";

type OutageNoteProps = {
  /** Completes 'We could not reach'. */
  what: string;
  className: string;
};

/** Not the same as no content: the page answers 503, and then renews itself. */
export function OutageNote({ what, className }: OutageNoteProps) {
  answerUnavailable();
  return (
    <p className={className}>
      We could not reach {what} just now. <Renewal />
    </p>
  );
}
