/** @jest-environment node */
import { runProgram } from "./run-program";

it("ends a program that outputs too much", async () => {
  const talking = runProgram("yes", [], { timeLimitMs: 100_000 });
  await expect(talking).rejects.toMatchObject({ name: "ProgramError", reason: "ended" });
});
