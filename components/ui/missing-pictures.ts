import { NO_MEDIA } from "@/lib/media/media-type";
import { failedBefore } from "./missing-media";

export function replaceMissingPictures(text: HTMLElement, signal: AbortSignal): void {
  for (const picture of text.querySelectorAll("img"))
    void failedBefore(picture).then((failed) => failed && replaceByWords(picture));
  const replace = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceByWords(target);
  };
  // Failures do not bubble.
  text.addEventListener("error", replace, { capture: true, signal });
}

function replaceByWords(picture: HTMLImageElement): void {
  const words = document.createElement("span");
  words.className = "rich-text-missing";
  words.textContent = NO_MEDIA;
  picture.replaceWith(words);
}
