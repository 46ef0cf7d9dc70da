import { Link } from "@payloadcms/ui";

type Props = { text: string; href: string; prefetch?: boolean };

/** Shows a text in which the words between `<link>` and `</link>` lead to an address. */
export function LinkedText({ text, href, prefetch }: Props) {
  const [, before, words, after] = /^(.*?)<link>(.*)<\/link>(.*)$/s.exec(text) ?? ["", text];
  return (
    <>
      {before}
      {words && (
        <Link href={href} prefetch={prefetch}>
          {words}
        </Link>
      )}
      {after}
    </>
  );
}
