import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dragOutcome } from "@/lib/reels/gestures";
import { SwipeHint } from "./swipe-hint";

/** Further than any swipe must go, in pixels, and longer than a flick, in milliseconds. */
const SWIPE = { distance: 100, duration: 1000 };

it("keeps its words, and draws the direction in which a finger goes on", async () => {
  const onNext = jest.fn();
  render(<SwipeHint onNext={onNext} />);
  const hint = screen.getByRole("button", { name: "Swipe Down" });
  // eslint-disable-next-line testing-library/no-node-access -- a drawing has no role
  const drawing = hint.querySelector<HTMLElement>("[data-moves]");
  const distance = drawing?.dataset.moves === "up" ? -SWIPE.distance : SWIPE.distance;
  expect(dragOutcome({ ...SWIPE, distance }, true)).toBe(1);
  // eslint-disable-next-line testing-library/no-node-access -- as above
  expect(drawing?.querySelector(".lucide-move-up")).not.toBeNull();
  await userEvent.click(hint);
  expect(onNext).toHaveBeenCalledTimes(1);
});
