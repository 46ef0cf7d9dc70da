import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Linter } from "eslint";
import postcss from "postcss";
import { physicalSides } from "../../eslint.sides.mjs";
import { siteDir } from "./paths.mjs";

describe("a class name", () => {
  const linter = new Linter({ cwd: siteDir });

  /** @param {string} code */
  const faultsIn = (code) =>
    linter.verify(code, { rules: { "no-restricted-syntax": ["error", ...physicalSides] } }).length;

  it.each([
    "ml-2",
    "-mr-2",
    "sm:pl-4",
    "block pr-4",
    "scroll-ml-1",
    "left-0",
    "-left-[200vw]",
    "md:right-auto",
    "border-l",
    "border-r-2",
    "rounded-l",
    "rounded-tr-xl",
    "text-left",
    "sideways:text-right",
    "float-left",
    "object-left",
    "!ml-2",
    "bg-linear-to-r",
  ])("doesn't name a side: %s", (name) => {
    expect(faultsIn(`const style = "${name}";`)).toBe(1);
    expect(faultsIn(`const style = \`grid ${name} \${more}\`;`)).toBe(1);
  });

  it.each([
    "ms-2 pe-4 start-0 -end-2 border-s rounded-e text-start text-end float-start",
    "mx-2 px-4 inset-x-0 mt-1 rounded-lg border-line max-md:hidden bg-linear-to-t",
    "ltr:object-left rtl:object-right",
    "top-left",
    "Seconds left",
  ])("may be %s", (name) => expect(faultsIn(`const style = "${name}";`)).toBe(0));
});

describe("a style sheet", () => {
  const SIDE = /^(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)(?:-|$)/;
  const FOUR_SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;

  /**
   * Returns whether a declaration differs between the left and the right.
   *
   * @param {import("postcss").Declaration} declaration
   */
  function namesSide({ prop, value }) {
    if (SIDE.test(prop)) return true;
    if (prop === "text-align" || prop === "float" || prop === "clear") return /^(?:left|right)$/.test(value);
    const parts = postcss.list.space(value);
    if (FOUR_SIDES.test(prop)) return parts.length === 4 && parts[1] !== parts[3];
    const [topLeft, topRight, bottomRight = topLeft, bottomLeft = topRight] = parts;
    return prop === "border-radius" && !value.includes("/") && parts.length > 1
      ? topLeft !== topRight || bottomLeft !== bottomRight
      : false;
  }

  /** Declarations by their selector, with the reason why they name a side. */
  const ALLOWED = {
    // Chrome before 118 doesn't know the side that follows the text.
    ".side-headings .rich-text > h2": "float: left",
    '[dir="rtl"] .side-headings .rich-text > h2': "float: right",
    // A drawing: the corner of the flame that turns up.
    ".loader-flame": "border-radius: 62% 0 62% 62%",
  };

  const sheets = ["app", "components"].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => path.join(folder, file)),
  );

  /** @param {string} css */
  function faultsIn(css) {
    /** @type {string[]} */
    const faults = [];
    postcss.parse(css).walkDecls((declaration) => {
      const { parent, prop, value } = declaration;
      const selector = parent instanceof postcss.Rule ? parent.selector : "";
      const isAllowed = Object.entries(ALLOWED).some(
        ([own, text]) => own === selector && text === `${prop}: ${value}`,
      );
      if (namesSide(declaration) && !isAllowed) faults.push(`${selector} { ${prop}: ${value} }`);
    });
    return faults;
  }

  it.each([
    "margin-left: 1px",
    "padding-right: 1px",
    "scroll-padding-left: 1px",
    "left: 0",
    "right: 0",
    "border-left: 1px solid",
    "border-right-color: red",
    "border-top-left-radius: 1px",
    "text-align: right",
    "float: left",
    "clear: left",
    "padding: 0 1px 0 2px",
    "margin: 0 auto 0 0",
    "inset: 0 auto 0 0",
    "border-radius: 1px 0 0 1px",
  ])("doesn't say %s", (declaration) => expect(faultsIn(`a { ${declaration} }`)).toHaveLength(1));

  it.each([
    "margin-inline-start: 1px",
    "inset: auto 0 0",
    "padding: 1px 2px 3px 2px",
    "border-radius: 0 0 1px 1px",
    "text-align: center",
    "padding: env(safe-area-inset-left)",
  ])("may say %s", (declaration) => expect(faultsIn(`a { ${declaration} }`)).toEqual([]));

  it.each(sheets)("%s follows the direction of the text", (sheet) => {
    expect(faultsIn(readFileSync(path.join(siteDir, sheet), "utf8"))).toEqual([]);
  });
});
