import { X } from "lucide-react";
import Link from "next/link";

/** The close icon of a page that a visitor came to by the way: it leads home. */
export function CloseLink() {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label="Close"
      className="ml-auto grid size-12 place-items-center rounded-full border border-current/30 hover:border-current"
    >
      <X aria-hidden="true" />
    </Link>
  );
}
