import { dusk } from "./palette";

/** Share of the type size that a letter takes on average, small or wide. */
const LETTER_WIDTH = 0.48;
const WIDE_LETTER_WIDTH = 0.74;

/** Share of the lines that words fill before they break. */
const FILLED = 0.85;

/** Never both: breaking words in a box narrower than a letter, which balancing tries, never comes to an end. */
const BROKEN_WORDS = { wordBreak: "break-word" } as const;
const BALANCED_LINES = { textWrap: "balance" } as const;

const SMALLEST = 44;
const MAX_LINES = 4;

type TitleProps = { children: string; width: number; largest: number; lines: number };

/** The title in type that lets it stand in these lines; at the smallest, its fourth line may end in an ellipsis. */
export function Title({ children, width, largest, lines }: TitleProps) {
  if (!children) return null;
  const sizeForWord = width / Math.max(...children.split(" ").map(relativeWidth));
  const sizeForLines = (width * lines * FILLED) / relativeWidth(children);
  return (
    <div
      style={{
        display: "block",
        width,
        flexShrink: 0,
        fontFamily: "Newsreader, Newsreader Extended",
        fontSize: Math.max(SMALLEST, Math.min(largest, sizeForLines, sizeForWord)),
        fontWeight: 500,
        lineHeight: 1.08,
        letterSpacing: "-0.015em",
        color: dusk[100],
        lineClamp: MAX_LINES,
        ...(sizeForWord < SMALLEST && BROKEN_WORDS),
        ...(Math.min(sizeForWord, sizeForLines) >= SMALLEST && BALANCED_LINES),
      }}
    >
      {children}
    </div>
  );
}

/** Width of a text in shares of its type size, roughly. */
function relativeWidth(text: string): number {
  const wide = text.match(/[\p{Lu}mw@%—…]/gu)?.length ?? 0;
  return (text.length - wide) * LETTER_WIDTH + wide * WIDE_LETTER_WIDTH;
}
