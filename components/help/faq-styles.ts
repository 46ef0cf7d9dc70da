/** What the questions look like, with script and without. */
export const TAB_STYLE =
  "inline-flex min-h-11 items-center rounded-full border border-ink/25 px-5 font-semibold hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-linen-50";

export const QUESTION_STYLE =
  "flex min-h-14 w-full cursor-pointer list-none items-center justify-between gap-4 py-4 text-left font-semibold hover:text-lamp-800";

export const ANSWER_STYLE = "max-w-measure pb-6 whitespace-pre-line text-ink-soft";
