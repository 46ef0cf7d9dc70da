/** What is filled in, on linen: its edge is seen at 3:1 and turns to the colour of an error. */
export const INPUT_STYLE =
  "block w-full min-w-0 scroll-mt-32 rounded-xl border-2 border-ink-soft bg-white px-4 py-2.5 text-body text-ink hover:border-ink aria-invalid:border-ember-800";
