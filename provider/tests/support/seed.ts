import { getPayload } from "payload";

import { makeDataFolders } from "../../src/lib/files/temporary-files";
import config from "../../src/payload.config";
import { prepare } from "../../src/prepare";

/** Runs in its own process: a provider's first start, which stores the example content. */
await makeDataFolders();
await prepare(await getPayload({ config }));
// Payload keeps a PostgreSQL connection open even after `destroy`.
process.exit(0);
