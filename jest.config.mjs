import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

/** Packages published as ES modules only, which Jest has to transform. */
const esModulePackages = [
  "@tus/[a-z-]+",
  "entities",
  "feed",
  "jose",
  "p-limit",
  "srvx",
  "swiper",
  "yocto-queue",
];

const roots = ["app", "components", "contract/src", "lib", "scripts", "provider/src"];

/** @param {string} extension */
const testsIn = (extension) => roots.map((root) => `<rootDir>/${root}/**/*.test.${extension}`);

/**
 * Tests without JSX run in Node; tests with JSX run in jsdom.
 *
 * @param {import("jest").Config} config
 */
async function project(config) {
  const resolved = await withNext({
    setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/provider/.next/"],
    moduleNameMapper: {
      "^@/(.*)$": "<rootDir>/$1",
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
    projects: [
      await project({
        displayName: "node",
        testEnvironment: "node",
        testMatch: [...testsIn("ts"), ...testsIn("mjs")],
      }),
      await project({ displayName: "dom", testEnvironment: "jsdom", testMatch: testsIn("tsx") }),
    ],
  };
}
