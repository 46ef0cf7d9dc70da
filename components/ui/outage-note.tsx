import { RenewPage } from "./renew-page";

type OutageNoteProps = {
  /** What belongs here, as the end of 'We could not reach'. */
  what: string;
  className: string;
};

/** Stands where content belongs that could not be reached, which is not the same as none. The page then renews itself. */
export function OutageNote({ what, className }: OutageNoteProps) {
  return (
    <p className={className}>
      We could not reach {what} just now. This page renews itself as soon as we can, or load the page again in
      a moment.
      <RenewPage />
    </p>
  );
}
