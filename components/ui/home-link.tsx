import { X, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { LogoMark } from "./logo";

export function HomeLink() {
  const t = useTranslations("ui");
  return (
    <Link
      href={paths.home}

      aria-label={t("home")}
      className="inline-flex shrink-0 rounded-full p-[4px]"
    >
      <LogoMark className="size-[40px]" />
    </Link>
  );
}

export function CloseLink() {
  const t = useTranslations("ui");
  return (
    <Link
      href={paths.home}

      aria-label={t("close")}
      className="ms-auto grid size-12 place-items-center rounded-full border border-current/30 hover:border-current"
    >
      <X aria-hidden="true" />
    </Link>
  );
}

export function SearchLink({ className }: { className: string }) {
  const t = useTranslations("ui");
  return (
    <Link
      href={paths.search}

      aria-label={t("search")}
      className={`grid place-items-center rounded-full hover:bg-dusk-700 ${className}`}
    >
      <Search aria-hidden="true" />
    </Link>
  );
}
