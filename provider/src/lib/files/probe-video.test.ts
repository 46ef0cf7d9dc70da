/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { hasProbe, probeVideo } from "./probe-video";

let folder: string;
let command: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lampstand-probe-"));
  command = path.join(folder, "ffprobe");
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Puts in ffprobe's place what says this, or ends like that. */
const install = (script: string) => writeFile(command, `#!/bin/sh\n${script}\n`, { mode: 0o755 });

const saying = (report: unknown) => `cat <<'END'\n${JSON.stringify(report)}\nEND`;

const picture = { codec_type: "video", width: 720, height: 1280 };
const sound = { codec_type: "audio" };

describe("probeVideo", () => {
  it("tells what ffprobe finds", async () => {
    await install(saying({ streams: [sound, picture], format: { duration: "9.500" } }));
    expect(await probeVideo("/film.mp4", "mov", command)).toEqual({
      width: 720,
      height: 1280,
      duration: 9.5,
    });
    expect(await hasProbe(command)).toBe(true);
  });

  it("does without what ffprobe does not know", async () => {
    await install(saying({ streams: [{ codec_type: "video" }], format: { duration: "N/A" } }));
    expect(await probeVideo("/film.webm", "matroska", command)).toEqual({});
  });

  it.each([
    ["finds no picture", saying({ streams: [sound] })],
    ["finds nothing", saying({})],
    ["speaks of something else", "echo hello"],
    ["says too much", "yes"],
    ["fails", "echo 'Invalid data' >&2; exit 1"],
    ["is stopped", "kill -9 $$"],
  ])("refuses what ffprobe %s in", async (_, script) => {
    await install(script);
    expect(await probeVideo("/film.mp4", "mov", command)).toBe("refused");
  });

  it("has the file opened as one kind, from the disk alone, whatever it is called", async () => {
    await install(`printf '%s\\n' "$@" > "${folder}/arguments"`);
    await probeVideo("-i; touch evil", "mov", command);
    const given = (await readFile(path.join(folder, "arguments"), "utf8")).split("\n");
    expect(given.join(" ")).toContain("-protocol_whitelist file -f mov");
    expect(given).toContain("file:-i; touch evil");
  });

  it("knows when there is no ffprobe", async () => {
    expect(await probeVideo("/film.mp4", "mov", command)).toBe("absent");
    expect(await hasProbe(command)).toBe(false);
  });
});
