/** @jest-environment node */
import os from "node:os";

import { orNoRoom, requireRoomFor } from "./disk-room";

const noRoom: unknown = expect.objectContaining({
  status: 507,
  message: "There is no room for more videos at the moment. Please try again later.",
});

const failing = (code: string) => Object.assign(new Error("It failed"), { code });

describe("orNoRoom", () => {
  it.each(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"])("knows %s, and what it caused", (code) => {
    expect(orNoRoom(failing(code))).toEqual(noRoom);
    const caused = new Error("Failed query", { cause: new Error("Again", { cause: failing(code) }) });
    expect(orNoRoom(caused)).toEqual(noRoom);
  });

  it.each([failing("ENOENT"), new Error("Something else"), "a text", null])("leaves %s as it is", (error) => {
    expect(orNoRoom(error)).toBe(error);
  });
});

describe("requireRoomFor", () => {
  it("refuses what no disk has room for, and nothing small", async () => {
    await expect(requireRoomFor(1e18, os.tmpdir())).rejects.toEqual(noRoom);
    await expect(requireRoomFor(1, os.tmpdir())).resolves.toBeUndefined();
  });
});
