import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SwipeHint } from "./feed-notices";

const hint = () => screen.queryByRole("button", { name: "Swipe Down" });

it("shows a finger and moves to the next story on a click", async () => {
  const onNext = jest.fn();
  render(<SwipeHint onNext={onNext} />);
  // eslint-disable-next-line testing-library/no-node-access -- a drawing has no role
  expect(hint()?.querySelector(".lucide-pointer")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Swipe Down" }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

it.each([
  ["pixels", { deltaY: 10 }, { deltaY: 1 }],
  ["lines of 16 pixels", { deltaY: 0.5, deltaMode: 1 }, { deltaY: 0.5, deltaMode: 1 }],
])("disappears on a scroll of more than 10 px, in %s", (_, kept, beyond) => {
  render(<SwipeHint onNext={() => undefined} />);
  fireEvent.wheel(window, kept);
  expect(hint()).toBeInTheDocument();
  fireEvent.wheel(window, beyond);
  expect(hint()).not.toBeInTheDocument();
});
