import { playerAddress } from "@/lib/html/players";

/** A link to a video of another site becomes its player once it is pressed: nothing is loaded from there before. */
export function playElsewhere(text: HTMLElement, signal: AbortSignal): void {
  const play = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("figure > a") : null;
    const address = link && playerAddress(link.href);
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = playerOf(address, link.textContent);
    link.replaceWith(player);
    player.focus();
  };
  text.addEventListener("click", play, { signal });
}

function playerOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.src = address;
  return frame;
}
