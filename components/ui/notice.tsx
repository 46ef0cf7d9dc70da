import { NoticeLayout } from "./notice-layout";
import { WaysOn } from "./ways-on";

export type NoticeProps = {
  title: string;
  children: React.ReactNode;
  action?: React.ReactNode;
};

export function Notice(props: NoticeProps) {
  return <NoticeLayout {...props} below={<WaysOn />} />;
}
