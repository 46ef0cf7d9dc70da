/** @jest-environment node */
import { processState } from "@lampstand/runtime/process-state";
import type { Payload } from "payload";

import { failingTasks, knownTasks, runTasks } from "./tasks";

const logged: string[] = [];
const logger = { error: ({ msg }: { msg: string }) => logged.push(msg) };
const payload = { logger } as unknown as Payload;

beforeEach(() => {
  logged.length = 0;
  delete processState().tasks;
});

it("runs each task after earlier failures, and reports failing ones until they succeed", async () => {
  const done: string[] = [];
  let isBroken = true;
  const tasks = {
    first: async () => void done.push("first"),
    broken: () => (isBroken ? Promise.reject(new Error("outbox/ is not ours")) : Promise.resolve()),
    thrown: () => {
      if (isBroken) throw new Error("at once");
      return Promise.resolve();
    },
    last: async () => void done.push("last"),
  };
  await runTasks(payload, tasks);
  expect(done).toEqual(["first", "last"]);
  expect(failingTasks()).toEqual(["broken", "thrown"]);
  expect(logged).toEqual(
    ["broken", "thrown"].map((name) => `The task ${name} failed and will be tried again`),
  );
  isBroken = false;
  await runTasks(payload, tasks);
  expect(failingTasks()).toEqual([]);
  expect([...knownTasks().keys()]).toEqual(["first", "broken", "thrown", "last"]);
});

it("says when the earliest task has more to do", async () => {
  const at = (seconds: number) => async () => new Date(seconds * 1000);
  expect(await runTasks(payload, { later: at(20), none: async () => undefined, soon: at(5) })).toEqual(
    new Date(5000),
  );
  expect(await runTasks(payload, { none: async () => undefined })).toBeUndefined();
});
