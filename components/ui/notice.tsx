import { useTranslations } from "next-intl";
import { PlainLink } from "./link";
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
  { href: paths.reels, label: "allStories" },
  { href: paths.hashtags, label: "chooseHashtags" },
  { href: paths.uploadStory, label: "uploadStory" },
  { href: paths.search, label: "search" },
  { href: paths.helpDesk, label: "helpDesk" },
] as const;

/** Plain, and styled as a group, since every page carries the not-found page twice. */
export function WaysOn() {
  const t = useTranslations("notices");
  const pages = useTranslations("waysOn");
  return (
    <nav
      aria-label={t("continue")}
      className="flex flex-wrap justify-center gap-x-6 text-base *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4 *:hover:decoration-2"
    >
      {WAYS.map(({ href, label }) => (
        <PlainLink key={label} href={href}>
          {pages(label)}
        </PlainLink>
      ))}
    </nav>
  );
}
