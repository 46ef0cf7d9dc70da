import { NoticeLayout } from "./notice-layout";
import { WaysOn } from "./ways-on";

type NoticeProps = {
  title: string;
  children: React.ReactNode;
  action?: React.ReactNode;
};

/** A page that says that something is missing, with the ways on from there. */
export function Notice(props: NoticeProps) {
  return <NoticeLayout {...props} below={<WaysOn />} />;
}
