/** Average widths relative to the font size. */
const LETTER_WIDTH = 0.48;
const WIDE_LETTER_WIDTH = 0.74;

/** How much of a line the words fill on average. */
const FILLED = 0.85;

/** Never both: balancing tries boxes narrower than a letter, where breaking words never ends. */
const BROKEN_WORDS = { wordBreak: "break-word" } as const;
const BALANCED_LINES = { textWrap: "balance" } as const;

const SMALLEST = 44;
const MAX_LINES = 4;

type TitleProps = { children: string; width: number; largest: number; lines: number; color: string };

/** At the smallest size the fourth line may end in an ellipsis. */
export function Title({ children, width, largest, lines, color }: TitleProps) {
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
        color,
        lineClamp: MAX_LINES,
        ...(sizeForWord < SMALLEST && BROKEN_WORDS),
        ...(Math.min(sizeForWord, sizeForLines) >= SMALLEST && BALANCED_LINES),
      }}
    >
      {children}
    </div>
  );
}

function relativeWidth(text: string): number {
  const wide = text.match(/[\p{Lu}mw@%—…]/gu)?.length ?? 0;
  return (text.length - wide) * LETTER_WIDTH + wide * WIDE_LETTER_WIDTH;
}
