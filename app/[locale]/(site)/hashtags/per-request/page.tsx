import { HASHTAGS_PARAM, withHashtags } from "@/lib/reels/hashtags";
import { HashtagsPage } from "../_components/hashtags-page";

export { generateMetadata } from "../page";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: PageProps) {
  const chosen = [(await searchParams)[HASHTAGS_PARAM] ?? []].flat();
  return <HashtagsPage query={withHashtags("", chosen)} />;
}
