/** Which database the test's project is about (`jest.config.mjs`). */
declare var testDatabase: "sqlite" | "postgres";

declare var testPostgres: { url: string; stop: () => Promise<void> } | undefined;
