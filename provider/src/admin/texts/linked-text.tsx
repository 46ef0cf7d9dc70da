import { Link } from "@payloadcms/ui";

type Props = { text: string; href: string | undefined; prefetch?: boolean };

/** Shows a text in which the words between `<link>` and `</link>` lead to an address, if there is one. */
export function LinkedText({ text, href, prefetch }: Props) {
  const [, before, words, after] = /^(.*?)<link>(.*)<\/link>(.*)$/s.exec(text) ?? ["", text];
  return (
    <>
      {before}
      {words && href !== undefined ? (
        <Link href={href} prefetch={prefetch}>
          {words}
        </Link>
      ) : (
        words
      )}
      {after}
    </>
  );
}
