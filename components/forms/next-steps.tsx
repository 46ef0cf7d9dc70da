import { Link } from "@/components/ui/link";
import { TEXT_LINK } from "@/components/ui/nav-link";

type NextStepsProps = {
  children: string;
  ways: readonly { href: string; label: string }[];
};

export function NextSteps({ children, ways }: NextStepsProps) {
  return (
    <div className="mt-2">
      <p>{children}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {ways.map(({ href, label }) => (
          <Link
            key={href}
            href={href}

            className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}
          >
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
