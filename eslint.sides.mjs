/**
 * Sides of the screen in a class name: text may run from either side, so a class says start or end. Behind the variants
 * `ltr:` and `rtl:`, each of which knows the direction, a side may be named.
 */
const SIDE = [
  String.raw`(?:scroll-)?[mp][lr]-`,
  "(?:left|right)-",
  String.raw`border-[lr](?:-|\s|$)`,
  String.raw`rounded-(?:[lr]|[tb][lr])(?:-|\s|$)`,
  String.raw`(?:text|float|clear|object)-(?:left|right)(?:\s|$)`,
  "bg-(?:linear|gradient)-to-[tb]?[lr]",
].join("|");

const named = String.raw`(?:^|[\s:!])(?<!(?:ltr|rtl):)-?(?:${SIDE})`;

const message =
  "Text may run from either side: use ms-, pe-, start-, text-end, border-s …, or ltr: and rtl:.";

/** Entries for `no-restricted-syntax`. */
export const physicalSides = [
  { selector: `Literal[value=/${named}/]`, message },
  { selector: `TemplateElement[value.raw=/${named}/]`, message },
];
