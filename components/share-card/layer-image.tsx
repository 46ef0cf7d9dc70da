import type { CSSProperties } from "react";
import type { Layer } from "@/lib/seo/share-card/prepare-picture";

/** A prepared picture on a card. */
export function LayerImage({ layer, style }: { layer: Layer; style?: CSSProperties }) {
  // eslint-disable-next-line @next/next/no-img-element -- drawn on the server, never sent to a browser
  return <img src={layer.src} width={layer.width} height={layer.height} alt="" style={style} />;
}
