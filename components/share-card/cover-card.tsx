import type { Layer } from "@/lib/seo/share-card/prepare-picture";
import { PREVIEW_SIZE } from "@/lib/seo/preview-address";
import { Author } from "./author";
import { Brand } from "./brand";
import type { CardWords } from "./card-words";
import { LayerImage } from "./layer-image";
import { MARGIN } from "./palette";
import { Title } from "./title";

const TITLE_WIDTH = PREVIEW_SIZE.width - 2 * MARGIN;
const LINE_WIDTH = TITLE_WIDTH / 2 - 16;

/** A picture over the whole card, darker where the words stand. */
export function CoverCard({ picture, title, author, company }: CardWords & { picture: Layer }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "flex-end",
        gap: 24,
        width: "100%",
        height: "100%",
        padding: MARGIN,
      }}
    >
      <LayerImage layer={picture} style={{ position: "absolute", top: 0, left: 0 }} />
      <div
        style={{
          position: "absolute",
          top: 0,
          left: 0,
          ...PREVIEW_SIZE,
          backgroundImage:
            "linear-gradient(to top, rgba(18,15,28,0.95), rgba(18,15,28,0.88) 30%, rgba(18,15,28,0.64) 51%, rgba(18,15,28,0.15) 68%, rgba(18,15,28,0) 82%)",
        }}
      />
      <Title width={TITLE_WIDTH} largest={76} lines={2}>
        {title}
      </Title>
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <Author name={author} width={LINE_WIDTH} />
        <Brand company={company} width={LINE_WIDTH} />
      </div>
    </div>
  );
}
