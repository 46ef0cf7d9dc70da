import "server-only";
import { getImageProps } from "next/image";
import { isOptimizable } from "./image-source";

/** Widest that a poster is shown, in pixels; what the page paints first should not weigh more. */
const POSTER_WIDTH = 720;

/** The address of a poster in the size the player shows. */
export function posterSource(poster: string): string {
  return pictureSource(poster, POSTER_WIDTH);
}

/** The address of a picture at least this wide, in pixels, for where its size does not depend on the screen. */
export function pictureSource(picture: string, width: number): string {
  if (!isOptimizable(picture)) return picture;
  return getImageProps({ src: picture, alt: "", width, height: width }).props.src;
}
