import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { siteDir } from "../../scripts/support/paths.mjs";
import { startProvider, startSite, waitForProvider, waitForSite } from "../../scripts/support/programs.mjs";
import { environmentWithSecrets } from "../../scripts/support/secrets.mjs";
import { environmentWithoutSettings, settingsFrom } from "../../scripts/support/settings.mjs";
import { setupKey } from "./admin";
import { createProgram, type Program } from "./program";
import { runFolder, seededDataFolder } from "./run-folder";

const logFolder = path.join(siteDir, "test-results/servers");

/** A site and its own provider, on free ports, with their own data folder. */
export interface Stack {
  readonly site: Program;
  readonly provider: Program;
  readonly dataDir: string;
  /** The file with the provider's output. */
  readonly providerLog: string;
  /** The file with the site's output. */
  readonly siteLog: string;
  /** The environment of both, including secrets. */
  readonly env: NodeJS.ProcessEnv;
  /** Stops both and removes their files. */
  readonly stop: () => Promise<void>;
}

export interface StackOptions {
  /** Starts without any data, as on a new machine, instead of with the seeded content. */
  empty?: boolean;
  /** Variables of `.env.example` that differ from their defaults. */
  variables?: Record<string, string>;
  /** The folder of another build of the site. */
  siteDir?: string;
}

/** Prepares a stack without starting its programs. */
export async function createStack(options: StackOptions = {}): Promise<Stack> {
  const { empty = false, variables = {}, siteDir: builtSite } = options;
  const folder = mkdtempSync(path.join(runFolder(), "stack-"));
  const dataDir = path.join(folder, "data");
  if (!empty) cpSync(seededDataFolder(), dataDir, { recursive: true });

  const settings = settingsFrom(
    {
      ...environmentWithoutSettings(),
      PORT: String(await getPort()),
      PROVIDER_PORT: String(await getPort()),
      DATA_DIR: dataDir,
      UPLOAD_DIR: path.join(folder, "uploads"),
      // Tests play the proxy that reports a visitor's address.
      TRUSTED_PROXIES: "1",
      // Without a worker: clips appear as uploaded.
      PREPARE_AT_ONCE: "0",
      SETUP_KEY: setupKey(),
      ...variables,
    },
    "production",
  );
  const env = environmentWithSecrets(settings);
  const provider = createProgram({
    url: settings.providerUrl,
    launch: () => withLog("provider", settings.providerPort, (output) => startProvider(env, { output })),
    waitUntilReady: waitForProvider,
  });
  const site = createSite(env, builtSite);

  return {
    site,
    provider,
    dataDir,
    providerLog: logFile("provider", settings.providerPort),
    siteLog: logFile("site", settings.sitePort),
    env,
    stop: async () => {
      // Unfinished work disappears with their files.
      await Promise.all([site.stop("SIGKILL"), provider.stop("SIGKILL")]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates an instance of the site on the environment's PORT. All run from one build, unless a folder is named, since a
 * site writes nothing beside it.
 */
export function createSite(env: NodeJS.ProcessEnv, dir?: string): Program {
  const port = Number(env.PORT);
  return createProgram({
    url: `http://localhost:${port}`,
    launch: () => withLog("site", port, (output) => startSite(env, { output, ...(dir && { dir }) })),
    waitUntilReady: waitForSite,
  });
}

/** Starts a site and its own provider. The caller stops them. */
export async function startStack(options?: StackOptions): Promise<Stack> {
  const stack = await createStack(options);
  try {
    await Promise.all([stack.provider.start(), stack.site.start()]);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

function logFile(name: string, port: number): string {
  return path.join(logFolder, `${name}-${port}.log`);
}

function withLog<Result>(name: string, port: number, launch: (output: number) => Result): Result {
  mkdirSync(logFolder, { recursive: true });
  const log = openSync(logFile(name, port), "a");
  try {
    return launch(log);
  } finally {
    closeSync(log);
  }
}
