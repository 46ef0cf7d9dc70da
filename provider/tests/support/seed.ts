import { getPayload } from "payload";

import { makeDataFolders } from "../../src/lib/files/temporary-files";
import config from "../../src/payload.config";
import { prepare } from "../../src/prepare";

/** Run in a process of its own: a first start of the provider, which stores the example content. */
await makeDataFolders();
await prepare(await getPayload({ config }));
// Payload keeps a connection to PostgreSQL open even when it is destroyed.
process.exit(0);
