/** How a version's heading begins in CHANGELOG.md. */
const VERSION = /^## (\d+\.\d+\.\d+)\s*$/m;

/** The part about security holes that the version closes. */
const HOLE = "Closes a hole";

/** A part that staff read: its name, and its text or the list below it. The others are for operators. */
const PART = /^- \*\*(Closes a hole|Changed[^*]*)\*\*:(.*(?:\n+ {2}.*)*)/gm;

/** What the home page shows of the versions after one's own. */
export type NewerVersion = {
  version: string;
  /** What changes with them, without Markdown's marks. */
  changes: string[];
  closesHole: boolean;
};

/** Reads the versions after `own` from a CHANGELOG.md, whose newest entry is first; `undefined` if there is none. */
export function newerVersion(changelog: string, own: string): NewerVersion | undefined {
  // Versions and their texts in turn.
  const [, ...parts] = changelog.replaceAll("\r\n", "\n").split(VERSION);
  const older = parts.findIndex((part, index) => index % 2 === 0 && !isNewer(part, own));
  const [version, ...rest] = older < 0 ? parts : parts.slice(0, older);
  if (version === undefined) return undefined;
  const read = [...rest.join("\n").matchAll(PART)];
  return {
    version,
    changes: read.flatMap(([, part = "", body = ""]) => changesOf(part, body)),
    closesHole: read.some(([, part]) => part === HOLE),
  };
}

function changesOf(part: string, body: string): string[] {
  const items = body
    .split(/\n+ {2}- /)
    .map(plain)
    .filter(Boolean);
  return part === HOLE ? items.map((item) => `${part}: ${item}`) : items;
}

/** Returns a text in one line, without links, code and bold type. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/`|\*\*/g, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}
