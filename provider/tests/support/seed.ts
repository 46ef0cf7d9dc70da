/** Run in a process of its own: a first start of the provider, which stores the example content. */

// While modules load and the database answers, nothing else may keep the process alive.
setInterval(() => undefined, 60_000);

const { makeDataFolders } = await import("../../src/lib/files/temporary-files");
const { default: config } = await import("../../src/payload.config");
const { getPayload } = await import("payload");
await makeDataFolders();
await getPayload({ config });
// Payload keeps a connection to PostgreSQL open even when it is destroyed.
process.exit(0);

export {};
