import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { paths } from "@/lib/paths";
import type { ShareCardKind } from "@/lib/seo/site-url";

type ShareLinkProps = { kind: ShareCardKind; name: string };

/** Links to a page with the ways to share, since text pages carry no script for them. */
export function ShareLink({ kind, name }: ShareLinkProps) {
  const t = useTranslations("share");
  return (
    <p className="mt-8">
      <Link
        href={paths.share(kind, name)}

        className={`inline-flex min-h-11 items-center ${TEXT_LINK}`}
      >
        {t("share")}
      </Link>
    </p>
  );
}
