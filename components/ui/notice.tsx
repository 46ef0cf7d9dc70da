import { NoticeLayout } from "./notice-layout";
import { paths } from "@/lib/paths";

export type NoticeProps = {
  title: string;
  children: React.ReactNode;
  action?: React.ReactNode;
};

export function Notice(props: NoticeProps) {
  return <NoticeLayout {...props} below={<WaysOn />} />;
}

const WAYS = [
  { href: paths.reels, label: "All stories" },
  { href: paths.hashtags, label: "Choose hashtags" },
  { href: paths.uploadStory, label: "Upload your story" },
  { href: paths.search, label: "Search" },
  { href: paths.helpDesk, label: "Help desk" },
];

/** Plain, and styled as a group, since every page carries the not-found page twice. */
export function WaysOn() {
  return (
    <nav
      aria-label="Continue"
      className="flex flex-wrap justify-center gap-x-6 text-base *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4 *:hover:decoration-2"
    >
      {WAYS.map(({ href, label }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
