import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** Packages published only as ES modules, which Jest has to transform. */
const esModulePackages = [
  "@formatjs/[a-z-]+",
  "@payloadcms/richtext-lexical/dist/lexical-proxy",
  "@payloadcms/translations",
  "@sec-ant/[a-z-]+",
  "@sindresorhus/[a-z-]+",
  "@tus/[a-z-]+",
  "any-ascii",
  "entities",
  "execa",
  "feed",
  "figures",
  "get-port",
  "get-stream",
  "human-signals",
  "icu-minify",
  "intl-messageformat",
  "is-plain-obj",
  "is-stream",
  "is-unicode-supported",
  "jose",
  "npm-run-path",
  "p-limit",
  "parse-ms",
  "path-key",
  "pretty-ms",
  "srvx",
  "strip-final-newline",
  "swiper",
  "unicorn-magic",
  "use-intl",
  "woff2-encoder",
  "yocto-queue",
  "yoctocolors",
];

const roots = [
  "app",
  "components",
  "contract/src",
  "deploy",
  "lib",
  "scripts",
  "provider/src",
  "runtime/src",
];

/** @param {string} ending */
const testsIn = (ending) => roots.map((root) => `<rootDir>/${root}/**/*.${ending}`);

/**
 * Tests without JSX run in Node, tests with JSX in jsdom. `npm run test:all` adds tests that need Redis and, with the
 * provider's tests, those that are slow or need FFmpeg.
 *
 * @param {import("jest").Config} config
 */
async function project(config) {
  const resolved = await withNext({
    testPathIgnorePatterns: ["/node_modules/", "\\.(extended|ffmpeg|redis)\\.test\\.ts$"],
    modulePathIgnorePatterns: [
      "<rootDir>/.next/",
      "<rootDir>/provider/.next/",
      "<rootDir>/deploy/edge/.build/",
    ],
    moduleNameMapper: {
      "^@/(.*)$": "<rootDir>/$1",
      // It has an entry only for `import`, and Jest turns that into `require`.
      "^unicorn-magic$": "<rootDir>/node_modules/unicorn-magic/node.js",
      // Tests that draw run in lib/test-support/drawing-environment.mjs, which has the real one.
      "^harfbuzzjs$": "<rootDir>/lib/test-support/harfbuzz.mjs",
      "^next/root-params$": "<rootDir>/lib/test-support/root-params.ts",
      "^next-intl(/server)?$": "<rootDir>/lib/test-support/next-intl.ts",
      "^server-only$": "<rootDir>/node_modules/server-only/empty.js",
    },
    ...config,
  })();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join("|")})/)`, "\\.module\\.css$"],
  };
}

export default async function jestConfig() {
  return {
    // A busy machine is slow, which is not a test failure.
    testTimeout: 30_000,
    reporters: ["default", "<rootDir>/scripts/support/slowest.mjs"],
    projects: [
      await project({
        displayName: "node",
        testEnvironment: "node",
        testMatch: [...testsIn("test.ts"), ...testsIn("test.mjs")],
      }),
      await project({
        displayName: "dom",
        testEnvironment: "jsdom",
        testMatch: testsIn("test.tsx"),
        setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
      }),
      await project({
        displayName: "redis",
        testEnvironment: "node",
        testMatch: testsIn("redis.test.ts"),
        testPathIgnorePatterns: ["/node_modules/"],
      }),
    ],
  };
}
