import { healthOf, isHealthPart, readinessOf } from "./readiness";

it.each([
  [[], [], { httpStatus: 200, status: "ready" }],
  [[false], [false, "mail"], { httpStatus: 200, status: "degraded", reasons: ["mail"] }],
  [
    ["database"],
    ["mail", "database"],
    { httpStatus: 503, status: "unavailable", reasons: ["database", "mail"] },
  ],
] as const)("turns the failures %j and the weaknesses %j into a readiness", (failed, degraded, expected) => {
  expect(readinessOf({ failed: [...failed], degraded: [...degraded] })).toEqual(expected);
});

it("says whether a single part fails", () => {
  const readiness = readinessOf({ failed: [], degraded: ["mail", "disk-low"] });
  expect(healthOf(readiness, "mail")).toMatchObject({ httpStatus: 503, reasons: ["mail"] });
  expect(healthOf(readiness, "disk")).toMatchObject({ httpStatus: 503, reasons: ["disk-low"] });
  expect(healthOf(readiness, "worker")).toEqual({ httpStatus: 200, status: "ready" });
  expect(healthOf(readinessOf({ failed: ["database"], degraded: [] }), "worker").httpStatus).toBe(503);
  expect(["mail", "toString", "provider"].map(isHealthPart)).toEqual([true, false, false]);
});
