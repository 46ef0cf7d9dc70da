import "server-only";
import { getImageProps } from "next/image";
import { isOptimizable } from "./image-source";

/** Widest that a poster is shown, in pixels; what the page paints first should not weigh more. */
const POSTER_WIDTH = 720;

/** The address of a poster in the size the player shows. */
export function posterSource(poster: string): string {
  if (!isOptimizable(poster)) return poster;
  return getImageProps({ src: poster, alt: "", width: POSTER_WIDTH, height: POSTER_WIDTH }).props.src;
}
