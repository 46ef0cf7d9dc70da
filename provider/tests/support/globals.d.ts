export {};

declare global {
  /** Which database the project tests (`jest.config.mjs`). */
  var testDatabase: "sqlite" | "postgres";

  var testPostgres: { url: string; stop: () => Promise<void> } | undefined;
}
