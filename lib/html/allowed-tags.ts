/** Tags whose words stand on lines of their own. */
export const BLOCK_TAGS = [
  ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre"],
  ...["figure", "figcaption", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** Tags within a line. */
const INLINE_TAGS = [
  ...[
    "a",
    "img",
    "q",
    "cite",
    "code",
    "kbd",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "mark",
    "small",
  ],
  ...["abbr", "time"],
];

/** Every tag that a provider's HTML may have. */
export const ALLOWED_TAGS = [...BLOCK_TAGS, ...INLINE_TAGS];

/** Boxes without a meaning of their own in running text; as paragraphs they still keep their words apart. */
const BOXES = [
  ...["div", "section", "article", "aside", "main", "header", "footer", "nav", "address", "center", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend"],
];

/** What stands in for a tag. The page has its own `h1`, so that the highest heading of a text is an `h2`. */
export const TAG_REPLACEMENTS = new Map<string, string>([
  ["h1", "h2"],
  ...BOXES.map((tag): [string, string] => [tag, "p"]),
]);

/** Tags that go together with what is in them: it is no text for a reader. */
export const DROPPED_WITH_CONTENT = [
  ...["script", "style", "title", "template", "noscript", "textarea", "option", "xmp", "iframe", "noembed"],
  ...["noframes", "object", "svg", "math", "audio", "video", "canvas"],
];
