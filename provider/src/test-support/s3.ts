export { startS3 } from "../../../scripts/support/s3-server.mjs";
