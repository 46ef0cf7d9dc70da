import { cpSync, readFileSync } from "node:fs";

import { jest } from "@jest/globals";

import { createVideoFolder, framesOf, scene, SECRETS } from "../../test-support/real-videos";
import { removeMetadata } from "./remove-metadata";

jest.setTimeout(60_000);

const { fileFor, make, makePhoneVideo } = createVideoFolder();

describe("removeMetadata", () => {
  it("leaves a phone's clip as it looks and sounds", async () => {
    const file = fileFor("cleaned.mov");
    cpSync(await makePhoneVideo(), file);
    const before = await framesOf(file);
    expect(await removeMetadata(file)).toBe("clean");
    for (const secret of SECRETS) expect(readFileSync(file).includes(secret)).toBe(false);
    expect(await framesOf(file)).toEqual(before);
  });

  it("knows what it cannot clean", async () => {
    const coding = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8";
    const file = await make({ name: "clean.webm", picture: scene("160x120", 10, 1), coding });
    expect(await removeMetadata(file)).toBe("cannot");
  });
});
