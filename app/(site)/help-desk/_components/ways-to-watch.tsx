import { NavLink } from "@/components/ui/nav-link";
import { PageSection } from "@/components/ui/page-layout";
import { TEXT_LINK } from "@/components/ui/styles";
import { paths } from "@/lib/paths";

const WAYS = [
  { href: paths.reels, label: "All stories", sentence: "One after another." },
  {
    href: paths.hashtags,
    label: "Choose hashtags",
    sentence: "Only the stories about what is close to you.",
  },
  { href: paths.search, label: "Search", sentence: "By the words that are said in a story." },
  {
    href: paths.plainReels,
    label: "The plain list",
    sentence: "With your browser’s own player, also without JavaScript.",
  },
  { href: paths.reelsCarousel, label: "The carousel", sentence: "An experiment of ours." },
];

export function WaysToWatch() {
  return (
    <PageSection title="Ways to watch">
      <ul className="space-y-2">
        {WAYS.map(({ href, label, sentence }) => (
          <li key={href}>
            <NavLink href={href} className={`${TEXT_LINK} inline-block py-1.5`}>
              {label}
            </NavLink>
            : {sentence}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
