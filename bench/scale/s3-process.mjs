/** Runs an S3 store in its own process. Arguments: its port and the folder for its objects. */
import { startS3 } from "../../scripts/support/s3-server.mjs";

const [port, folder] = process.argv.slice(2);
await startS3(Number(port), folder);
