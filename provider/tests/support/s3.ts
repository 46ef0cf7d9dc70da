import { mkdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

import { startS3 } from "../../src/test-support/s3";
import { startProvider } from "./provider";

/** Starts the provider with its files in an S3 store that holds the example content's. */
export async function startProviderOnS3(variables: Record<string, string> = {}) {
  const s3 = await startS3();
  afterAll(() => s3.stop());
  const provider = await startProvider({ ...variables, ...s3.variables });
  const { fileStore } = await import("../../src/lib/files/file-store");
  const { SERVED_FOLDERS } = await import("../../src/lib/files/stored-files");
  const store = await fileStore();
  for (const folder of ["images", "clips"] as const) {
    const from = path.join(provider.dataDir, "uploads", folder);
    for (const filename of await readdir(from))
      await store.put({ folder, filename }, path.join(from, filename));
  }
  mkdirSync(path.join(provider.dataDir, "tmp"), { recursive: true });
  return {
    ...provider,
    s3,
    /** Returns the names of all files in the store, with their folders. */
    async stored(): Promise<string[]> {
      const listed = await Promise.all(
        SERVED_FOLDERS.map(async (folder) =>
          (await store.list(folder)).map(({ filename }) => `${folder}/${filename}`),
        ),
      );
      return listed.flat().toSorted();
    },
    /** Returns the files in the processes' temporary folders. */
    temporary: async () =>
      (await readdir(path.join(provider.dataDir, "tmp"), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}
