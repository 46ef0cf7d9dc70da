import Link from "next/link";
import { LogoMark } from "./logo";

/** The way home on pages without the common header. */
export function HomeLink() {
  return (
    <Link href="/" prefetch={false} aria-label="Home" className="inline-flex rounded-full p-1">
      <LogoMark className="size-10" />
    </Link>
  );
}
