import type { PreparedPicture } from "@/lib/seo/share-card/prepare-picture";
import type { CardWords } from "./card-words";
import { CoverCard } from "./cover-card";
import { TextCard } from "./text-card";
import { WholePictureCard } from "./whole-picture-card";

/** The picture that stands for a page, a video or a blog where its link is shared. */
export function PreviewCard({ picture, ...words }: CardWords & { picture: PreparedPicture | null }) {
  if (!picture) return <TextCard {...words} />;
  return picture.fit === "cover" ? (
    <CoverCard {...words} picture={picture.picture} />
  ) : (
    <WholePictureCard {...words} picture={picture.picture} ground={picture.ground} />
  );
}
