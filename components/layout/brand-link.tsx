import Link from "next/link";
import { LogoMark } from "@/components/ui/logo";

/** The mark and the site's name, leading home. */
export function BrandLink({ company }: { company: string }) {
  return (
    <Link href="/" prefetch={false} className="mr-auto flex min-h-11 items-center gap-2 font-display text-xl">
      <LogoMark />
      <span className="max-sm:sr-only">{company}</span>
    </Link>
  );
}
