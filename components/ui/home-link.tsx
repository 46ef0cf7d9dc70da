import { X, Search } from "lucide-react";
import Link from "next/link";
import { paths } from "@/lib/paths";
import { LogoMark } from "./logo";

export function HomeLink() {
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label="Home"
      className="inline-flex shrink-0 rounded-full p-[4px]"
    >
      <LogoMark className="size-[40px]" />
    </Link>
  );
}

export function CloseLink() {
  return (
    <Link
      href={paths.home}
      prefetch={false}
      aria-label="Close"
      className="ml-auto grid size-12 place-items-center rounded-full border border-current/30 hover:border-current"
    >
      <X aria-hidden="true" />
    </Link>
  );
}

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
