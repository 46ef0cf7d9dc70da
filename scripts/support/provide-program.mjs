import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { execa } from "execa";
import { findPostgres } from "./postgres-server.mjs";

const VERSION_TIMEOUT = 20_000;

/**
 * @typedef {object} Program one that tests need but npm can't install
 * @property {string} name
 * @property {string[]} packages of Debian
 * @property {string} without what happens without it, as a sentence
 * @property {() => boolean} isThere
 */

/** @satisfies {Record<string, Program>} */
export const programs = {
  ffmpeg: {
    name: "FFmpeg",
    packages: ["ffmpeg"],
    without: "tests that need real videos are skipped",
    isThere: () => runs(process.env.FFMPEG_PATH || "ffmpeg", "-version"),
  },
  nginx: {
    name: "nginx",
    packages: ["nginx", "libnginx-mod-http-brotli-filter", "openssl"],
    without: "tests of deploy/nginx are skipped",
    isThere: () => runs("nginx", "-v") && runs("openssl", "version") && existsSync(brotliModule),
  },
  caddy: {
    name: "Caddy",
    packages: ["caddy"],
    without: "tests of deploy/Caddyfile are skipped",
    isThere: () => runs("caddy", "version"),
  },
  redis: {
    name: "Redis",
    packages: ["redis-server"],
    without: "tests of several instances that share it are skipped",
    isThere: () => runs("redis-server", "--version"),
  },
  firefox: {
    name: "Firefox",
    packages: ["firefox-esr"],
    without: "the site is not tested in it",
    isThere: () => runs(firefoxCommand(), "--version"),
  },
  webkit: {
    name: "WebKitGTK with its driver, a screen without a monitor and what plays H.264",
    packages: [
      ...["webkit2gtk-driver", "xvfb"],
      ...["gstreamer1.0-libav", "gstreamer1.0-plugins-bad", "gstreamer1.0-plugins-good"],
    ],
    without: "the site is not tested in it",
    isThere: () =>
      runs("WebKitWebDriver", "--help") &&
      runs("which", "Xvfb") &&
      runs("sh", "-c", "ls /usr/lib/*/gstreamer-1.0/libgstlibav.so"),
  },
  postgres: {
    name: "PostgreSQL",
    packages: ["postgresql"],
    without: "tests that need it are skipped",
    isThere: () => findPostgres() !== undefined,
  },
  wrk: {
    name: "wrk",
    packages: ["wrk"],
    without: "page rates are not measured",
    isThere: () => runs("which", "wrk"),
  },
};

/** The brotli module, as Debian installs it. */
export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so";

/** Returns the named Firefox, or Debian's. */
export function firefoxCommand() {
  return process.env.FIREFOX_PATH || "/usr/bin/firefox-esr";
}

/**
 * @typedef {object} Machine what the search depends on
 * @property {boolean} isRoot
 * @property {(command: string, args: string[]) => Promise<void>} run
 */

/**
 * Makes a program available to tests: an installed one, or Debian's, which it installs. Otherwise the tests that need
 * it are skipped, and a line says so.
 *
 * @param {Program} program
 * @param {Machine} [machine]
 * @returns {Promise<boolean>} whether there is one
 */
export async function provideProgram({ name, packages, without, isThere }, machine = thisMachine()) {
  if (isThere()) return true;
  if (machine.isRoot) {
    try {
      await machine.run("apt-get", ["update"]);
      await machine.run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const isFound = isThere();
  if (!isFound) console.log(`${name} was not found: ${without}.`);
  return isFound;
}

/** @returns {Machine} */
function thisMachine() {
  return {
    isRoot: process.getuid?.() === 0,
    run: async (command, args) => {
      await execa(command, args, {
        env: { DEBIAN_FRONTEND: "noninteractive" },
        stdio: ["ignore", "inherit", "inherit"],
      });
    },
  };
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runs(command, ...args) {
  try {
    execFileSync(command, args, { timeout: VERSION_TIMEOUT, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
