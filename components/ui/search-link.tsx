import { Search } from "lucide-react";
import Link from "next/link";
import { paths } from "@/lib/paths";

export function SearchLink({ className }: { className: string }) {
  return (
    <Link
      href={paths.search}
      prefetch={false}
      aria-label="Search"
      className={`grid place-items-center rounded-full hover:bg-dusk-700 ${className}`}
    >
      <Search aria-hidden="true" />
    </Link>
  );
}
