import "server-only";
import { getImageProps } from "next/image";
import { isProviderMedia } from "./media-url";

/** Whether next/image may resize a picture: only from the provider's media address, and no SVG or GIF. */
export function isOptimizable(src: string): boolean {
  const path = src.split(/[?#]/, 1)[0] ?? "";
  return isProviderMedia(src) && !/\.(svg|gif)$/i.test(path);
}

/** The largest width of a poster, in pixels. */
const POSTER_WIDTH = 720;

/** The URL of a poster in the size of the player. */
export function posterSource(poster: string): string {
  return pictureSource(poster, POSTER_WIDTH);
}

/** The URL of a picture of at least this width, in pixels, where its size does not depend on the screen. */
export function pictureSource(picture: string, width: number): string {
  if (!isOptimizable(picture)) return picture;
  return getImageProps({ src: picture, alt: "", width, height: width }).props.src;
}
