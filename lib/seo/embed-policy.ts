import "server-only";
import type { Video } from "@/lib/provider/video-schema";
import { EMBED_STYLE_SOURCE } from "./embed-style";

/** An origin that a policy can name. A host may have signs, such as `;` and `,`, that would begin a directive or another policy. */
const NAMED_ORIGIN = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/;

/** The content policy of an embedded page: this video, its poster and captions, one style, and any site around it. */
export function embedPolicy(video?: Pick<Video, "src" | "poster">): string {
  return [
    "default-src 'none'",
    `style-src ${EMBED_STYLE_SOURCE}`,
    `img-src 'self' ${originOf(video?.poster)}`,
    `media-src 'self' ${originOf(video?.src)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
}

function originOf(address: string | null | undefined): string {
  const origin = address ? new URL(address).origin : "";
  return NAMED_ORIGIN.test(origin) ? origin : "";
}
