const YOUTUBE = "https://www.youtube-nocookie.com";

const VIMEO = "https://player.vimeo.com";

export const PLAYER_ORIGINS = [YOUTUBE, VIMEO];

const YOUTUBE_ID = /^[\w-]{11}$/;

const VIMEO_PATH = /^\/(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/;

/** Returns the player's address for a YouTube or Vimeo page; `null` for any other page. */
export function playerAddress(page: string): string | null {
  if (!URL.canParse(page)) return null;
  const { hostname, pathname, searchParams } = new URL(page);
  const host = hostname.replace(/^(?:www|m)\./, "");
  if (host === "vimeo.com") {
    const [, id, hash] = VIMEO_PATH.exec(pathname) ?? [];
    return id === undefined ? null : `${VIMEO}/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ""}`;
  }
  const [, first = "", second = ""] = pathname.split("/");
  const id = {
    "youtu.be": first,
    "youtube.com": first === "watch" ? searchParams.get("v") : idIn(first, second),
  }[host];
  return id && YOUTUBE_ID.test(id) ? `${YOUTUBE}/embed/${id}?autoplay=1` : null;
}

function idIn(folder: string, id: string): string | null {
  return ["shorts", "live", "embed"].includes(folder) ? id : null;
}
