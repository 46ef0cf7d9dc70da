import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import getPort from "get-port";
import S3rver from "s3rver";

/** The only keys that the server accepts. */
const KEY = "S3RVER";

const BUCKET = "lampstand";

/**
 * Returns the variables with which programs use the store on a port of this machine.
 *
 * @param {number} port
 */
export function s3Variables(port) {
  return {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
}

/**
 * Starts an S3 store with an empty bucket, on a port of this machine only.
 *
 * @param {number} [port] by default a free one
 * @param {string} [folder] that keeps its objects after its end; by default none
 */
export async function startS3(port, folder) {
  const ownPort = port ?? (await getPort());
  const directory = folder ?? (await mkdtemp(path.join(os.tmpdir(), "lampstand-s3-")));
  const start = async () => {
    const server = new S3rver({
      address: "127.0.0.1",
      port: ownPort,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await server.run();
    return server;
  };
  let running = await start();
  return {
    /** The variables that programs need to use it. */
    variables: s3Variables(ownPort),
    stop: async () => {
      await running.close();
      if (folder === undefined) await rm(directory, { recursive: true, force: true });
    },
    /** Stops answering, without losing objects. */
    pause: () => running.close(),
    resume: async () => {
      running = await start();
    },
  };
}
