import { linkedParts } from "@/lib/html/linked-text";
import { NavLink } from "./nav-link";

export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: words, href }, index) => {
    if (href === undefined) return words;
    const style = "font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";
    return href.startsWith("mailto:") ? (
      <a key={index} href={href} className={style}>
        {words}
      </a>
    ) : (
      <NavLink key={index} href={href} className={style}>
        {words}
      </NavLink>
    );
  });
}
