import comments from "@eslint-community/eslint-plugin-eslint-comments/configs";
import next from "eslint-config-next/core-web-vitals";
import checkFile from "eslint-plugin-check-file";
import accessibility from "eslint-plugin-jsx-a11y";
import testingLibrary from "eslint-plugin-testing-library";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

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

/** Files whose default export is asked for by Next, Payload or a tool. */
const frameworkEntries = [
  "**/*.config.{ts,mjs}",
  "{app,provider/src/app}/**/{page,layout,template,default,loading,error,global-error,not-found}.tsx",
  "{app,provider/src/app}/**/{sitemap,robots,manifest,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}",
  "{app,provider/src/app}/**/payload/**/*.{ts,tsx}",
  "{e2e,provider/tests}/support/global-*.{ts,mjs}",
  "lib/http/cache-handler.mjs",
  "proxy.site.ts",
  "deploy/edge/{worker,open-next.config,modules.d}.ts",
];

/** The modules of lib/ that each of them may import: none of these imports it, so there are no cycles. */
const libModules = {
  env: [],
  utils: ["env"],
  redis: ["env", "utils"],
  http: ["env", "redis", "utils"],
  media: ["env", "http", "utils"],
  html: ["env", "media", "utils"],
  video: ["utils"],
  provider: ["env", "html", "http", "media", "utils", "video"],
  search: ["html", "http", "provider", "utils"],
  forms: ["env", "http", "provider", "utils"],
  auth: ["env", "forms", "http", "provider", "redis", "utils"],
  stories: ["env", "forms", "http", "provider", "redis", "utils"],
  reels: ["http", "media", "provider", "utils", "video"],
  seo: ["env", "html", "media", "provider", "reels", "utils"],
};

const libZones = Object.entries(libModules).map(([module, imports]) => ({
  target: `./lib/${module}`,
  from: "./lib",
  except: [`./${module}`, ...imports.map((other) => `./${other}`), "./paths.ts", "./test-support"],
  message: `lib/${module} imports ${["lib/paths", ...imports].join(", ")} and no other module of lib/.`,
}));

/** The features of the provider that each of them may import: only those above it, so there are no cycles. */
const providerFeatures = {
  church: [],
  counts: [],
  preparation: [],
  preview: [],
  schedule: [],
  slugs: [],
  submissions: [],
  trash: [],
  removals: ["trash"],
  captions: [],
  history: ["trash"],
  mail: ["church"],
  media: ["trash"],
  search: ["captions"],
  videos: ["trash"],
  codes: ["mail"],
  staff: ["codes", "mail"],
  purges: ["captions", "preparation"],
  revalidation: ["captions", "media", "preparation", "purges", "slugs", "trash"],
  clips: ["media", "preparation", "purges", "revalidation"],
  monitoring: ["clips", "mail", "preparation", "purges"],
  dashboard: ["clips", "counts", "mail", "monitoring"],
  consents: ["clips", "mail", "media", "removals", "submissions"],
  inbox: ["church", "consents", "mail", "submissions"],
  stories: ["clips", "consents", "mail", "preparation", "slugs", "submissions", "trash"],
  members: ["codes", "consents", "inbox", "mail", "removals", "revalidation", "stories", "submissions"],
  erasure: ["mail", "stories", "trash"],
  backup: ["consents", "mail", "media", "members", "removals", "schedule", "search"],
};

const featureZones = Object.entries(providerFeatures).map(([feature, imports]) => ({
  target: `./provider/src/features/${feature}`,
  from: "./provider/src/features",
  except: [`./${feature}`, ...imports.map((other) => `./${other}`)],
  message: `features/${feature} imports ${imports.join(", ") || "no other feature"} and no other feature: see providerFeatures.`,
}));

/** Each folder of provider/src, and those of it that it may import beside itself. */
const providerFolders = {
  lib: ["migrations"],
  access: ["lib"],
  features: ["access", "lib", "migrations"],
  fields: ["access", "features", "lib"],
  admin: ["access", "features", "lib"],
  endpoints: ["access", "features", "lib"],
  routes: ["access", "features", "fields", "lib"],
  globals: ["access", "admin", "features", "fields", "lib"],
  collections: ["access", "admin", "endpoints", "features", "fields", "lib"],
};

const providerZones = Object.entries(providerFolders).map(([folder, imports]) => ({
  target: `./provider/src/${folder}`,
  from: "./provider/src",
  except: [
    `./${folder}`,
    ...imports.map((other) => `./${other}`),
    "./payload-types.ts",
    "./payload.config.ts",
    "./test-support",
  ],
  message: `provider/src/${folder} imports ${imports.join(", ")} and no other folder of provider/src.`,
}));

/** Who may import whom: app → components → lib → contract, runtime ← provider, and nothing across the two programs. */
const importZones = [
  { target: "./!(provider)/**", from: "./provider", message: "The site knows the provider by HTTP alone." },
  {
    target: "./provider",
    from: "./!(provider|contract|runtime|scripts|node_modules)/**",
    message: "The provider does not know the site.",
  },
  {
    target: "./provider/src/!(test-support)/**/!(*.test).ts",
    from: "./scripts",
    message: "Scripts start the provider, which does not know them.",
  },
  {
    target: "./contract",
    from: "./!(contract|node_modules)/**",
    message: "The contract imports neither program: both import it.",
  },
  {
    target: "./runtime",
    from: "./!(runtime|node_modules)/**",
    message: "What both programs run imports neither, and does not know what they say to each other.",
  },
  ...featureZones,
  {
    target: `./provider/src/features/!(${Object.keys(providerFeatures).join("|")})/**`,
    from: "./provider/src/features/**",
    message: "A new feature is listed in providerFeatures first.",
  },
  ...providerZones,
  { target: "./lib", from: ["./app", "./components"], message: "lib/ is used by app/ and components/." },
  ...libZones,
  { target: "./components", from: "./app", message: "Components are used by app/." },
  {
    target: "./components/ui",
    from: "./components",
    except: ["./ui"],
    message: "A primitive knows no component.",
  },
  { target: "./components/ui", from: "./lib/provider", message: "A primitive knows no call." },
];

const noEnvironment = {
  selector:
    ":not(MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME)$/]) > MemberExpression[object.name='process'][property.name='env']",
  message: "The environment is parsed once: read it from the configuration module.",
};

/** In lib/, where a file runs is said by its first import; one that says nothing runs in browsers, too. */
const maybeInBrowser = "Program:not(:has(> ImportDeclaration[source.value='server-only']))";

const serverOnly = [
  {
    selector: `${maybeInBrowser} > ImportDeclaration[source.value='zod']`,
    message:
      "Browsers get zod/mini: it is smaller, and zod evaluates text, which the policy refuses. A file of the server imports server-only.",
  },
  {
    selector: `${maybeInBrowser} > ImportDeclaration[importKind!='type'][source.value=/^@\\/lib\\/(env|provider|redis)\\//]`,
    message: "Only a file that imports server-only reads the environment, calls the provider or uses Redis.",
  },
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
    "provider/src/migrations/**",
    "provider/src/payload-types.ts",
    "provider/**/importMap.js",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: sources, extends: [next, tseslint.configs.strictTypeChecked, comments.recommended] },
  {
    files: sources,
    plugins: { "check-file": checkFile },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: { next: { rootDir: [".", "provider"] }, react: { version: "19.3" } },
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
    ignores: ["app/api/**", "lib/provider/**", "lib/http/site-request.ts", "lib/forms/fetch-form-token.ts"],
    rules: noFetch(
      "The provider is called in lib/provider alone, the site's own routes by lib/http/site-request.",
    ),
  },
  {
    files: ["components/**", "provider/src/admin/**"],
    rules: {
      "no-restricted-imports": [
        "error",
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
  { files: ["**/*.test.tsx"], extends: [testingLibrary.configs["flat/react"]] },
);
