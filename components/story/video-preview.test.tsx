import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { gapsOf, type Kept, WHOLE } from "@lampstand/contract/kept";
import { useState } from "react";
import { VideoPreview } from "./video-preview";

const FILE = new File(["film"], "my-story.webm");

const latest = jest.fn();

function Preview({ recorded, canCut = true }: { recorded: Kept; canCut?: boolean }) {
  const [kept, setKept] = useState(recorded);
  const onCut = (chosen: Kept) => {
    latest(chosen);
    setKept(chosen);
  };
  return <VideoPreview file={FILE} kept={kept} onLength={() => undefined} onCut={canCut ? onCut : null} />;
}

/** Opens a recording that lasts a minute. */
function open(recorded: Kept, canCut = true) {
  URL.createObjectURL = () => "blob:test";
  URL.revokeObjectURL = () => undefined;
  render(<Preview recorded={recorded} canCut={canCut} />);
  const player = screen.getByLabelText<HTMLVideoElement>("Preview of your video");
  Object.defineProperty(player, "duration", { value: 60 });
  fireEvent.durationChange(player);
  const press = async (name: string, moment: number) => {
    player.currentTime = moment;
    await userEvent.click(screen.getByRole("button", { name }));
  };
  return { player, press };
}

beforeEach(() => {
  latest.mockClear();
});

it("cuts the beginning and the end, besides what was repeated, and undoes it", async () => {
  const recorded = gapsOf([[20, 30]]);
  const { press } = open(recorded);
  expect(screen.getByText(/· 0:50$/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await press("End here", 50.5);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now ends at 0:40.");
  await press("Start here", 4);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now starts at 0:04.");
  expect(latest).toHaveBeenLastCalledWith([
    [4, 20],
    [30, 50.5],
  ]);
  expect(screen.getByText(/· 0:37$/)).toBeInTheDocument();
  await press("Undo", 0);
  expect(latest).toHaveBeenLastCalledWith(recorded);
  expect(screen.getByText(/· 0:50$/)).toBeInTheDocument();
});

it("cuts within repeated parts and earlier cuts", async () => {
  const { press } = open([
    [10, 40],
    [50, 86_400],
  ]);
  await press("Start here", 45);
  expect(latest).toHaveBeenLastCalledWith([[50, 86_400]]);
  await press("End here", 56);
  await press("End here", 54);
  expect(latest).toHaveBeenLastCalledWith([[50, 54]]);
});

/** The first answer was repeated after the other two. */
const REORDERED: Kept = [
  [40, 86_400],
  [10, 20],
  [20.5, 30],
];

it("cuts before and after a moment, in the order of the answers", async () => {
  const { press } = open(REORDERED);
  expect(screen.getByText(/· 0:40$/)).toBeInTheDocument();
  await press("End here", 25);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now ends at 0:34.");
  await press("Start here", 50);
  expect(screen.getByRole("status")).toHaveTextContent("Your story now starts at 0:10.");
  expect(latest).toHaveBeenLastCalledWith([
    [50, 86_400],
    [10, 20],
    [20.5, 25],
  ]);
});

it("plays the answers in order, then rests at the beginning", () => {
  const { player } = open(REORDERED);
  const pause = jest.spyOn(player, "pause").mockReturnValue();
  const startPlaying = jest.spyOn(player, "play").mockResolvedValue();
  expect(player.currentTime).toBe(40);
  const play = (moment: number) => {
    player.currentTime = moment;
    fireEvent.timeUpdate(player);
    return player.currentTime;
  };
  expect(play(59)).toBe(59);
  fireEvent.ended(player);
  expect(player.currentTime).toBe(10);
  expect(startPlaying).toHaveBeenCalledTimes(1);
  expect(play(19.9)).toBe(19.9);
  expect(play(20.1)).toBe(20.5);
  expect(pause).not.toHaveBeenCalled();
  expect(play(30.2)).toBe(40);
  expect(pause).toHaveBeenCalled();
  expect(startPlaying).toHaveBeenCalledTimes(1);
});

it("ends a part at its last frame, also between two time updates", () => {
  const { player } = open(REORDERED);
  const frames: (() => void)[] = [];
  Object.assign(player, {
    requestVideoFrameCallback: (then: () => void) => frames.push(then),
    cancelVideoFrameCallback: () => undefined,
  });
  Object.defineProperty(player, "paused", { value: false });
  fireEvent.play(player);
  const frameAt = (moment: number) => {
    player.currentTime = moment;
    frames.shift()?.();
    return player.currentTime;
  };
  player.currentTime = 12;
  fireEvent.seeking(player);
  expect(frameAt(19.96)).toBe(19.96);
  expect(frameAt(20.02)).toBe(20.5);
  expect(frames).toHaveLength(1);
});

it("follows a seek, but shows nothing that was replaced", () => {
  const { player } = open(REORDERED);
  const look = (moment: number) => {
    player.currentTime = moment;
    fireEvent.seeking(player);
    return player.currentTime;
  };
  expect(look(25)).toBe(25);
  expect(look(35)).toBe(40);
  expect(look(5)).toBe(10);
});

it("leaves at least three seconds", async () => {
  const { press } = open(WHOLE);
  await press("Start here", 57.5);
  expect(screen.getByRole("status")).toHaveTextContent("Your story must be at least 3 seconds long.");
  expect(latest).not.toHaveBeenCalled();
});

it("cuts nothing if nothing can be left out", () => {
  open(WHOLE, false);
  expect(screen.queryByRole("button")).toBeNull();
});
