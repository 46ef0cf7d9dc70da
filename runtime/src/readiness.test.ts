import { readinessOf } from "./readiness";

it.each([
  [[], [], { httpStatus: 200, status: "ready" }],
  [[false], [false, "mail"], { httpStatus: 200, status: "degraded", reasons: ["mail"] }],
  [
    ["database"],
    ["mail", "database"],
    { httpStatus: 503, status: "unavailable", reasons: ["database", "mail"] },
  ],
] as const)("of failures %j and weaknesses %j makes what is said", (failed, degraded, expected) => {
  expect(readinessOf({ failed: [...failed], degraded: [...degraded] })).toEqual(expected);
});
