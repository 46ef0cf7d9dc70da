import { answerUnavailable } from "@/lib/http/response-status";
import { Renewal } from "./renewal";

type OutageNoteProps = {
  /** What belongs here, as the end of 'We could not reach'. */
  what: string;
  className: string;
};

/**
 * Stands where the content of a page belongs that could not be reached, which is not the same as none. The page answers 503,
 * and then renews itself.
 */
export function OutageNote({ what, className }: OutageNoteProps) {
  answerUnavailable();
  return (
    <p className={className}>
      We could not reach {what} just now. <Renewal />
    </p>
  );
}
