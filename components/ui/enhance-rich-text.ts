import "client-only";
import { playerAddress } from "@/lib/html/players";
import { failedBefore } from "./missing-media";

/**
 * Until `signal` aborts, replaces pictures that fail to load with `missing`, and links to other sites' videos by players.
 */
export function enhanceRichText(text: HTMLElement, missing: string, signal: AbortSignal): void {
  for (const picture of text.querySelectorAll("img"))
    void failedBefore(picture).then((failed) => failed && replaceBy(missing, picture));
  const replace = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceBy(missing, target);
  };
  // Failures do not bubble.
  text.addEventListener("error", replace, { capture: true, signal });
  text.addEventListener("click", play, { signal });
}

function replaceBy(text: string, picture: HTMLImageElement): void {
  const words = document.createElement("span");
  words.className = "rich-text-missing";
  words.textContent = text;
  picture.replaceWith(words);
}

/** Loads nothing from the other site before its link is pressed. */
function play(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("figure > a") : null;
  const address = link && playerAddress(link.href);
  if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const player = playerOf(address, link.textContent);
  link.replaceWith(player);
  player.focus();
}

function playerOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.src = address;
  return frame;
}
