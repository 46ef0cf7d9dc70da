import type { Layer } from "@/lib/seo/share-card/prepare-picture";
import { PREVIEW_SIZE } from "@/lib/seo/preview-address";
import { Author } from "./author";
import { Brand } from "./brand";
import type { CardWords } from "./card-words";
import { LayerImage } from "./layer-image";
import { MARGIN } from "./palette";
import { PlayMark } from "./play-mark";
import { Title } from "./title";

const GAP = 64;

/** A whole picture of any shape beside the title, on a darkened ground of itself. */
export function WholePictureCard({
  picture,
  ground,
  title,
  author,
  company,
  isVideo,
}: CardWords & { picture: Layer; ground: Layer }) {
  const width = PREVIEW_SIZE.width - 2 * MARGIN - GAP - picture.width;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: MARGIN, alignItems: "center" }}>
      <LayerImage layer={{ ...ground, ...PREVIEW_SIZE }} style={{ position: "absolute", top: 0, left: 0 }} />
      <div
        style={{
          position: "absolute",
          top: 0,
          left: 0,
          ...PREVIEW_SIZE,
          backgroundImage: "linear-gradient(to right, rgba(18,15,28,0.88), rgba(18,15,28,0.5))",
        }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width,
          height: "100%",
        }}
      >
        <Brand company={company} width={width} />
        <div style={{ display: "flex", flexDirection: "column", gap: 24 }}>
          <Title width={width} largest={92} lines={3}>
            {title}
          </Title>
          <Author name={author} width={width} />
        </div>
      </div>
      <div style={{ display: "flex", marginLeft: GAP }}>
        <LayerImage layer={picture} style={{ borderRadius: 24, boxShadow: "0 0 48px rgba(18,15,28,0.6)" }} />
        {isVideo && (
          <div style={{ position: "absolute", left: -44, bottom: 36, display: "flex" }}>
            <PlayMark size={104} />
          </div>
        )}
      </div>
    </div>
  );
}
