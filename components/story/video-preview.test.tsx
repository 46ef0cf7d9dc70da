import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { useState } from "react";
import { VideoPreview } from "./video-preview";

const FILE = new File(["film"], "my-story.webm");

const latest = jest.fn();

function Preview({ saidAgain, canCut = true }: { saidAgain: LeftOut; canCut?: boolean }) {
  const [leftOut, setLeftOut] = useState(saidAgain);
  const onLeaveOut = (chosen: LeftOut) => {
    latest(chosen);
    setLeftOut(chosen);
  };
  return (
    <VideoPreview
      file={FILE}
      leftOut={leftOut}
      onLength={() => undefined}
      onLeaveOut={canCut ? onLeaveOut : null}
    />
  );
}

/** Opens a recording of a minute, of which something was said again. */
function open(saidAgain: LeftOut, canCut = true) {
  URL.createObjectURL = () => "blob:test";
  URL.revokeObjectURL = () => undefined;
  render(<Preview saidAgain={saidAgain} canCut={canCut} />);
  const player = screen.getByLabelText<HTMLVideoElement>("Preview of your video");
  Object.defineProperty(player, "duration", { value: 60 });
  fireEvent.durationChange(player);
  return async (name: string, moment: number) => {
    player.currentTime = moment;
    await userEvent.click(screen.getByRole("button", { name }));
  };
}

beforeEach(() => {
  latest.mockClear();
});

it("cuts off the beginning and the end, beside what was said again, and undoes it", async () => {
  const press = open([[20, 30]]);
  expect(screen.getByText(/· 0:50$/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await press("End here", 50.5);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now ends at 0:50.");
  await press("Begin here", 4);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now begins at 0:04.");
  expect(latest).toHaveBeenLastCalledWith([
    [0, 4],
    [20, 30],
    [50.5, 61],
  ]);
  expect(screen.getByText(/· 0:37$/)).toBeInTheDocument();
  await press("Undo", 0);
  expect(latest).toHaveBeenLastCalledWith([[20, 30]]);
  expect(screen.getByText(/· 0:50$/)).toBeInTheDocument();
});

it("cuts within what was said again, and what was cut before", async () => {
  const press = open([
    [0, 10],
    [40, 50],
  ]);
  await press("Begin here", 45);
  expect(latest).toHaveBeenLastCalledWith([
    [0, 45],
    [45, 50],
  ]);
  await press("End here", 56);
  await press("End here", 54);
  expect(latest).toHaveBeenLastCalledWith([
    [0, 45],
    [45, 50],
    [54, 61],
  ]);
});

it("leaves three seconds at least", async () => {
  const press = open([]);
  await press("Begin here", 57.5);
  expect(screen.getByRole("status")).toHaveTextContent("At least 3 seconds must be left.");
  expect(latest).not.toHaveBeenCalled();
});

it("cuts nothing where nothing can be left out", () => {
  open([], false);
  expect(screen.queryByRole("button")).toBeNull();
});
