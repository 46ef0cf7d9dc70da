import { startS3 } from "@/scripts/support/s3-server.mjs";

/** Starts an S3 store for this file's tests, and sets this environment's variables for it. */
export function ownS3(environment: NodeJS.ProcessEnv) {
  let server: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    server = await startS3();
    Object.assign(environment, server.variables);
  });
  afterAll(() => server.stop());
  return {
    /** Stops answering; it keeps all its data. */
    pause: () => server.pause(),
    resume: () => server.resume(),
  };
}
