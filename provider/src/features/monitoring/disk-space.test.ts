/** @jest-environment node */

import os from "node:os";
import { statfs } from "node:fs/promises";
import { statfsSync } from "node:fs";

import { diskNotice } from "./disk-space";

jest.mock("node:fs/promises", () => ({ statfs: jest.fn() }));

const MEBIBYTE = 1024 ** 2;

function mockFreeSpace(mebibytes: number) {
  const disk = Object.assign(statfsSync(os.tmpdir()), { bavail: mebibytes, bsize: MEBIBYTE });
  jest.mocked(statfs).mockResolvedValue(disk);
}

it("says nothing about a disk with room", async () => {
  mockFreeSpace(5 * 1024);
  expect(await diskNotice("/data")).toBeUndefined();
});

it("says how much room is left on a nearly full disk", async () => {
  mockFreeSpace(5 * 1024 - 103);
  expect(await diskNotice("/data")).toContain("nearly full (4.9 GB left)");
});
