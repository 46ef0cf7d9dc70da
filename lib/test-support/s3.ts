import { startS3 } from "@/scripts/support/s3-server.mjs";

/** An S3 store for the tests of this file, which the variables of this environment name. */
export function ownS3(environment: NodeJS.ProcessEnv) {
  let server: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    server = await startS3();
    Object.assign(environment, server.variables);
  });
  afterAll(() => server.stop());
  return {
    /** Does not answer from now on; nothing that it holds is lost. */
    pause: () => server.pause(),
    resume: () => server.resume(),
  };
}
