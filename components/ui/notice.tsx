import { NoticeLayout } from "./notice-layout";
import { RenewPage } from "./renew-page";
import { WaysOn } from "./ways-on";

type NoticeProps = {
  title: string;
  children: React.ReactNode;
  action?: React.ReactNode;
  /** Whether the page asks for itself anew: what belongs here could not be reached. */
  renews?: boolean;
};

/** A page that says that something is missing, with the ways on from there. */
export function Notice({ renews = false, ...props }: NoticeProps) {
  const below = (
    <>
      <WaysOn />
      {renews && <RenewPage />}
    </>
  );
  return <NoticeLayout {...props} below={below} />;
}
