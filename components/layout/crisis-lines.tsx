import type { CrisisLine } from "@/lib/provider/settings";
import { NavLink } from "@/components/ui/nav-link";

const LINK_STYLE =
  "inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2";

type CrisisLinesProps = { lines: CrisisLine[]; className?: string };

export function CrisisLines({ lines, className = "" }: CrisisLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Help in a crisis" className={className}>
      <p>Are you in danger, or close to despair? You need not be alone with it:</p>
      <CrisisLineList lines={lines} />
    </section>
  );
}

export function CrisisLineList({ lines }: { lines: CrisisLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8">
      {lines.map(({ name, phone, link }, index) => (
        <li key={index} className="flex flex-wrap items-center gap-x-3">
          {link ? (
            <NavLink href={link} className={LINK_STYLE}>
              {name}
            </NavLink>
          ) : (
            <span>{name}</span>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK_STYLE}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
