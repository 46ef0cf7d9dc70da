import "server-only";
import { isSameText } from "@lampstand/runtime/same-text";
import { siteConfig } from "@/lib/env/site-config";
import { paths } from "@/lib/paths";
import { signatureOf } from "@/lib/utils/signature";
import { isProviderMedia } from "./media-url";

export const PICTURE_WIDTHS = [160, 320, 480, 720, 1080, 1920] as const;

const LARGEST_WIDTH = 1920;

const POSTER_WIDTH = 720;

const OF_PREVIEW = /[?&]preview=/; // the site keeps no copies of a preview's files

export function isOptimizable(src: string): boolean {
  const path = src.split(/[?#]/, 1)[0] ?? "";
  return isProviderMedia(src) && !/\.(svg|gif)$/i.test(path) && !OF_PREVIEW.test(src);
}

export function posterSource(poster: string): string {
  return pictureSource(poster, POSTER_WIDTH);
}

export function pictureSource(picture: string, width: number): string {
  if (!isOptimizable(picture)) return picture;
  return sizedUrl(picture, PICTURE_WIDTHS.find((each) => each >= width) ?? LARGEST_WIDTH);
}

export function pictureSources(picture: string): { src: string; srcSet?: string } {
  if (!isOptimizable(picture)) return { src: picture };
  const srcSet = PICTURE_WIDTHS.map((width) => `${sizedUrl(picture, width)} ${width}w`).join(", ");
  return { src: pictureSource(picture, POSTER_WIDTH), srcSet };
}

export type SizedPicture = { address: string; width: number };

const PICTURE = /^([\w-]+)\.([\w-]{16})$/;

/** Returns `null` for any URL that the site did not issue: nobody can request more pictures than the site shows. */
export function readPictureUrl(segment: string, search: string): SizedPicture | null {
  const [, content, signature] = PICTURE.exec(segment) ?? [];
  const width = PICTURE_WIDTHS.find((each) => search === `?w=${each}`);
  if (content === undefined || signature === undefined || width === undefined) return null;
  if (!isSameText(signature, pictureSignature(content))) return null;
  const path = Buffer.from(content, "base64url").toString();
  return { address: `${siteConfig().MEDIA_BASE_URL}/${path}`, width };
}

function sizedUrl(picture: string, width: number): string {
  const address = picture.split("#", 1)[0] ?? "";
  const path = address.slice(siteConfig().MEDIA_BASE_URL.length + 1);
  const content = Buffer.from(path).toString("base64url");
  return paths.picture(`${content}.${pictureSignature(content)}`, width);
}

function pictureSignature(content: string): string {
  return signatureOf("picture", content).slice(0, 16); // short, since pages are full of them
}

const DENSE = "(min-resolution: 2.5dppx)";

/** Makes screens with three pixels per CSS pixel load about two: more is invisible and weighs twice as much. */
export function withTwoPixels(sizes: string): string {
  const entries = sizes.split(/,\s*/);
  const dense = entries.map((entry) => {
    const [, condition = "", width = ""] = /^(?:(\(.+\)) )?(.+)$/.exec(entry) ?? [];
    return `${condition && `${condition} and `}${DENSE} calc(${width} * 0.6)`;
  });
  return [...dense, ...entries].join(", ");
}
