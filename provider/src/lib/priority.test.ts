/** @jest-environment node */
import os from "node:os";

import { giveWay } from "./priority";

afterEach(() => jest.restoreAllMocks());

it.each([
  [0, 10],
  [10, 10],
  [15, 15],
])("a process of niceness %i continues with %i", (before, after) => {
  jest.spyOn(os, "getPriority").mockReturnValue(before);
  const setPriority = jest.spyOn(os, "setPriority").mockReturnValue();
  giveWay(process.pid);
  expect(setPriority).toHaveBeenCalledWith(process.pid, after);
});
