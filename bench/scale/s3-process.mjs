/** An S3 store as a process of its own: its port and the folder of its objects are its arguments. */
import { startS3 } from "../../scripts/support/s3-server.mjs";

const [port, folder] = process.argv.slice(2);
await startS3(Number(port), folder);
