import { dragOutcome } from "./drag-outcome";

it.each([
  [-51, 1000, 1],
  [51, 1000, -1],
  [-50, 1000, 0],
  [50, 1000, 0],
  [0, 10, 0],
])("a drag of %d px in %d ms leads to %d", (distance, duration, outcome) => {
  expect(dragOutcome({ distance, duration }, true)).toBe(outcome);
});

it("takes a short flick of a finger, not of the mouse", () => {
  expect(dragOutcome({ distance: -30, duration: 60 }, true)).toBe(1);
  expect(dragOutcome({ distance: 30, duration: 60 }, true)).toBe(-1);
  expect(dragOutcome({ distance: -30, duration: 60 }, false)).toBe(0);
  expect(dragOutcome({ distance: -30, duration: 200 }, true)).toBe(0);
  expect(dragOutcome({ distance: -15, duration: 0 }, true)).toBe(0);
});
