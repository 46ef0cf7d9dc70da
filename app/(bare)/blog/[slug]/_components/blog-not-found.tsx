import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { UnavailableNotice } from "@/components/ui/unavailable-notice";
import { paths } from "@/lib/paths";

/** `temporary`: the provider did not answer, so a retry may succeed. */
export function BlogNotFound({ temporary = false }: { temporary?: boolean }) {
  if (temporary)
    return (
      <UnavailableNotice title="This article cannot be shown now">We could not reach it.</UnavailableNotice>
    );
  return (
    <Notice title="Blog not found." action={<OtherArticles />}>
      It may have been taken down or moved. There are other articles to read.
    </Notice>
  );
}

function OtherArticles() {
  return (
    <ButtonLink href={paths.blogs} look="secondary">
      Read other articles
    </ButtonLink>
  );
}
