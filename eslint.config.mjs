import comments from "@eslint-community/eslint-plugin-eslint-comments/configs";
import next from "eslint-config-next/core-web-vitals";
import compat from "eslint-plugin-compat";
import checkFile from "eslint-plugin-check-file";
import accessibility from "eslint-plugin-jsx-a11y";
import testingLibrary from "eslint-plugin-testing-library";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { catalogueRules } from "./eslint.catalogue.mjs";
import { importZones } from "./eslint.imports.mjs";
import { physicalSides } from "./eslint.sides.mjs";
import { wholeTextPlugin } from "./eslint.whole-text.mjs";

// The first part of Next's configuration contains the plugins and their settings.
const [{ plugins: nextPlugins, settings: nextSettings } = {}] = next;

const sources = ["**/*.{ts,tsx,mjs}"];
const tests = ["**/*.test.{ts,tsx,mjs}", "**/*.spec.ts", "e2e/**", "provider/tests/**"];
const tools = [
  "scripts/**",
  "bench/**",
  "e2e/**",
  "provider/tests/**",
  "provider/scripts/**",
  "*.config.{ts,mjs}",
  "provider/*.config.mjs",
];

/** Files with a default export for Next, Payload or a tool. */
const frameworkEntries = [
  "**/*.config.{ts,mjs}",
  "{app,provider/src/app}/**/{page,layout,template,default,loading,error,global-error,not-found}.tsx",
  "{app,provider/src/app}/**/{sitemap,robots,manifest,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}",
  "{app,provider/src/app}/**/payload/**/*.{ts,tsx}",
  "{e2e,provider/tests}/support/global-*.{ts,mjs}",
  "lib/language/request.ts",
  "lib/page-cache/cache-handler.mjs",
  "lib/test-support/drawing-environment.mjs",
  "scripts/support/slowest.mjs",
  "proxy.site.ts",
  "deploy/edge/{worker,open-next.config,modules.d}.ts",
];

const noEnvironment = {
  selector:
    ":not(MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/]) > MemberExpression[object.name='process'][property.name='env']",
  message: "The environment is parsed once: read it from the configuration module.",
};

/** In lib/, a file's first import says where it runs; a file without one also runs in browsers. */
const maybeInBrowser = "Program:not(:has(> ImportDeclaration[source.value='server-only']))";

const oneLanguage = "Browsers get only the sentences of their page's language, from the server.";

const serverOnly = [
  {
    selector: `${maybeInBrowser} > ImportDeclaration[source.value='zod']`,
    message:
      "Browsers get zod/mini: it is smaller, and zod evaluates text, which the policy refuses. A file of the server imports server-only.",
  },
  {
    selector: `${maybeInBrowser} > ImportDeclaration[importKind!='type'][source.value=/^(#host|@\\/lib\\/(env|provider|redis))\\//]`,
    message: "Only a file that imports server-only reads the environment, calls the provider or uses Redis.",
  },
  {
    selector: `${maybeInBrowser} > ImportDeclaration[source.value='@lampstand/contract/consent-sentences']`,
    message: oneLanguage,
  },
];

/** Features missing in the oldest browsers of package.json, which every use checks for or tries. */
const askedForBeforeUse = [
  "document.fullscreenElement",
  "document.fullscreenEnabled",
  "document.pictureInPictureElement",
  "document.pictureInPictureEnabled",
  "navigator.connection",
  "navigator.permissions",
  "navigator.userActivation",
  "navigator.wakeLock",
];

const onServersAlone = [
  "app/**/route.ts",
  "contract/src/search-text.ts",
  "lib/test-support/**",
  "lib/text-layout/**",
];

/**
 * @param {string} message
 * @returns {import("eslint").Linter.RulesRecord}
 */
const noFetch = (message) => ({ "no-restricted-globals": ["error", { name: "fetch", message }] });

export default defineConfig(
  globalIgnores([
    ".cache/**",
    "**/.next/**",
    "deploy/edge/.build/**",
    "deploy/edge/.wrangler/**",
    "**/next-env.d.ts",
    "**/coverage/**",
    "test-results/**",
    "playwright-report/**",
    "public/**",
    "messages/*.d.json.ts",
    "provider/src/migrations/**",
    "provider/src/payload-types.ts",
    "provider/**/importMap.js",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: sources, extends: [tseslint.configs.strictTypeChecked, comments.recommended] },
  // React's and Next's rules, in the files that use React.
  { files: ["**/*.tsx", "{components,lib}/**/*.ts"], extends: [next] },
  {
    files: sources,
    plugins: { ...nextPlugins, "check-file": checkFile },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: { ...nextSettings, next: { rootDir: [".", "provider"] }, react: { version: "19.3" } },
    rules: {
      "@eslint-community/eslint-comments/require-description": "error",
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unsafe-type-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { args: "after-used", ignoreRestSiblings: true }],
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: "error",
      "no-console": "error",
      "object-shorthand": "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "import/no-default-export": "error",
      "import/no-restricted-paths": ["error", { zones: importZones }],
      "check-file/filename-naming-convention": [
        "error",
        { "**/*.{ts,tsx,mjs,css}": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true },
      ],
      "check-file/folder-naming-convention": [
        "error",
        {
          "{components,contract,lib,runtime,scripts,bench,e2e}/**/": "KEBAB_CASE",
          "{app,provider/src/app}/**/": "NEXT_JS_APP_ROUTER_CASE",
          "provider/src/!(app)/**/": "KEBAB_CASE",
        },
      ],
    },
  },
  { files: frameworkEntries, rules: { "import/no-default-export": "off" } },

  {
    files: ["app/**", "components/**", "contract/**", "lib/**", "provider/src/**", "runtime/**"],
    rules: { "no-restricted-syntax": ["error", noEnvironment] },
  },
  {
    files: ["{app,components}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", noEnvironment, ...physicalSides] },
  },
  {
    files: ["lib/**/*.ts"],
    ignores: ["lib/test-support/**"],
    rules: { "no-restricted-syntax": ["error", noEnvironment, ...serverOnly] },
  },
  {
    files: ["lib/env/**", "provider/src/lib/environment.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["app/**", "components/**", "lib/**"],
    ignores: [
      "app/api/**",
      "lib/provider/**",
      "lib/api-client/site-request.ts",
      "components/forms/use-form-token.ts",
    ],
    rules: noFetch(
      "The provider is called in lib/provider alone, the site's own routes by lib/api-client/site-request.",
    ),
  },
  {
    files: ["components/**", "app/**/_components/**", "provider/src/admin/**"],
    ignores: tests,
    rules: {
      "no-restricted-imports": [
        "error",
        { name: "@lampstand/contract/consent-sentences", message: oneLanguage },
        {
          name: "zod",
          message: "Browsers get zod/mini: it is smaller, and zod evaluates text, which the policy refuses.",
        },
      ],
    },
  },
  {
    files: ["lib/utils/log.ts", ...tools],
    rules: { "no-console": "off" },
  },
  {
    files: tests,
    rules: {
      "no-restricted-globals": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip)$/]",
          message: "Every test runs.",
        },
      ],
      // Jest's asymmetric matchers are `any`.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-type-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  { files: ["e2e/**", "provider/tests/**"], rules: { "react-hooks/rules-of-hooks": "off" } },
  { files: ["{app,components}/**/*.tsx"], rules: accessibility.flatConfigs.strict.rules },
  {
    files: ["{app,components}/**/*.tsx"],
    ignores: tests,
    plugins: { site: wholeTextPlugin },
    rules: { "site/whole-text": "error" },
  },
  catalogueRules,
  {
    files: ["{app,components,lib}/**/*.{ts,tsx,mjs}", "contract/src/**/*.ts"],
    ignores: [...tests, ...onServersAlone],
    extends: [compat.configs["flat/recommended"]],
    settings: { polyfills: askedForBeforeUse },
  },
  // The plugin doesn't know these two, which arrived with Chrome 103 and Safari 16, and Chrome 116 and Safari 17.4.
  {
    files: [
      "{components,lib/api-client}/**/*.{ts,tsx}",
      "app/**/_components/**",
      "lib/story/uploads/line-speed.ts",
    ],
    ignores: tests,
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "AbortSignal", property: "timeout", message: "Use idleTimeout of lib/utils/timeout." },
        { object: "AbortSignal", property: "any" },
      ],
    },
  },
  { files: ["**/*.test.tsx"], extends: [testingLibrary.configs["flat/react"]] },
);
