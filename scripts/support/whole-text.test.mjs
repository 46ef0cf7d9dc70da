import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { wholeTextPlugin } from "../../eslint.whole-text.mjs";
import { siteDir } from "./paths.mjs";

const linter = new Linter({ cwd: siteDir });

/** @param {string} jsx */
function faultsIn(jsx) {
  const code = `
    declare const count: number, name: string, isOpen: boolean, reason: string | null;
    declare const children: import("react").ReactNode, list: string[];
    export const shown = ${jsx};`;
  return linter
    .verify(
      code,
      {
        files: ["**/*.tsx"],
        plugins: { site: wholeTextPlugin },
        rules: { "site/whole-text": "error" },
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: {
            projectService: { allowDefaultProject: ["*.tsx"] },
            tsconfigRootDir: siteDir,
          },
        },
      },
      "shown.tsx",
    )
    .map(({ messageId, message }) => messageId ?? message);
}

it.each([
  ["<p>{count} of ten</p>", ["changes"]],
  ["<p>{`${count} of ten`}</p>", []],
  ["<p>{name}</p>", []],
  ["<p>Only words, and <b>more</b></p>", []],
  ["<p><i />{name}</p>", ["changes"]],
  ["<p><i /><span>{name}</span></p>", []],
  ['<p><i />{isOpen ? "open" : "closed"}</p>', ["changes"]],
  ["<p><i />{isOpen && reason}</p>", ["changes"]],
  ["<p><i />{isOpen ? <b>open</b> : name}</p>", ["changes"]],
  ["<p>{isOpen && <b>open</b>} words</p>", ["beside"]],
  ['<p>{isOpen && <b>open</b>}{"words"}</p>', ["beside"]],
  ["<p>{isOpen && <b>open</b>}{' '}<span>words</span></p>", []],
  ["<p>{list.map((one) => <b key={one}>{one}</b>)}</p>", []],
  ["<p>{/* a remark */}words</p>", []],
  ["<>words</>", ["beside"]],
  ["<>{name}</>", ["changes"]],
  ["<><i />{children}</>", []],
])("%s", (jsx, faults) => {
  expect(faultsIn(jsx)).toEqual(faults);
});
