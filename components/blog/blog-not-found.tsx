import Link from "next/link";
import { SECONDARY_BUTTON } from "@/components/ui/styles";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";

/** Shown instead of an article; `temporary` when the provider did not answer and a retry may succeed. */
export function BlogNotFound({ temporary = false }: { temporary?: boolean }) {
  return (
    <Notice title="Blog not found." action={!temporary && <OtherArticles />}>
      {temporary
        ? "We could not reach it just now. Please load the page again in a moment."
        : "It may have been taken down or moved. There are other articles to read."}
    </Notice>
  );
}

function OtherArticles() {
  return (
    <Link href={paths.blogs} prefetch={false} className={SECONDARY_BUTTON}>
      Read other articles
    </Link>
  );
}
