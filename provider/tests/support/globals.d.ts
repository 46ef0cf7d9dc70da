export {};

declare global {
  /** Which database the test's project is about (`jest.config.mjs`). */
  var testDatabase: "sqlite" | "postgres";

  var testPostgres: { url: string; stop: () => Promise<void> } | undefined;
}
