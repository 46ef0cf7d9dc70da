import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { PlayerControls } from "./player-controls";

function renderControls(overrides: Partial<ComponentProps<typeof PlayerControls>> = {}) {
  const calls = {
    onTogglePlay: jest.fn(),
    onToggleMute: jest.fn(),
    onToggleCaptions: jest.fn(),
    onSeek: jest.fn(),
    onSkip: jest.fn(),
    onToggleSettings: jest.fn(),
    onToggleFullScreen: jest.fn(),
  };
  render(
    <PlayerControls
      playing={false}
      muted
      hasSound
      time={{ current: 3.2, duration: 69, buffered: 20 }}
      captions={false}
      isFullScreen={false}
      isSettingsOpen={false}
      {...calls}
      {...overrides}
    />,
  );
  return calls;
}

const button = (name: string) => screen.queryByRole("button", { name });

describe("PlayerControls", () => {
  it("runs from left to right in every language", () => {
    renderControls();
    // eslint-disable-next-line testing-library/no-node-access -- an inherited direction has no role
    expect(screen.getByRole("slider").closest("[dir]")).toHaveAttribute("dir", "ltr");
  });

  it.each([
    [true, "UNMUTE", "MUTE"],
    [false, "MUTE", "UNMUTE"],
  ])("if muted is %s, labels the sound button %s", (muted, name, other) => {
    renderControls({ muted });
    expect(button(name)).toBeInTheDocument();
    expect(button(name)).toHaveTextContent(name);
    expect(button(other)).not.toBeInTheDocument();
  });

  it.each([
    [true, "Pause", "Play"],
    [false, "Play", "Pause"],
  ])("if playing is %s, offers %s", (playing, name, other) => {
    renderControls({ playing });
    expect(button(name)).toBeInTheDocument();
    expect(button(other)).not.toBeInTheDocument();
  });

  it.each([true, false])("says whether captions are on: %s", (captions) => {
    renderControls({ captions });
    expect(screen.getByRole("button", { name: "Captions", pressed: captions })).toBeInTheDocument();
  });

  it("has no captions button for a video without captions", () => {
    renderControls({ captions: null });
    expect(button("Captions")).not.toBeInTheDocument();
  });

  it("has no sound button if there is no sound", () => {
    renderControls({ hasSound: false });
    expect(button("UNMUTE")).not.toBeInTheDocument();
    expect(button("MUTE")).not.toBeInTheDocument();
  });

  it("skips ten seconds back and forward", async () => {
    const { onSkip } = renderControls();
    await userEvent.click(screen.getByRole("button", { name: "Back 10 seconds" }));
    await userEvent.click(screen.getByRole("button", { name: "Forward 10 seconds" }));
    expect(onSkip.mock.calls).toEqual([[-10], [10]]);
  });

  it.each([
    [false, "Full screen"],
    [true, "Leave full screen"],
  ])("if full screen is %s, offers %s", async (isFullScreen, name) => {
    const { onToggleFullScreen } = renderControls({ isFullScreen });
    await userEvent.click(screen.getByRole("button", { name }));
    expect(onToggleFullScreen).toHaveBeenCalledTimes(1);
  });

  it("has no full-screen button if the browser lacks it", () => {
    renderControls({ onToggleFullScreen: null });
    expect(button("Full screen")).not.toBeInTheDocument();
  });

  it.each([true, false])("says whether the settings are open: %s", async (isSettingsOpen) => {
    const { onToggleSettings } = renderControls({ isSettingsOpen });
    await userEvent.click(screen.getByRole("button", { name: "Settings", expanded: isSettingsOpen }));
    expect(onToggleSettings).toHaveBeenCalledTimes(1);
  });

  it("calls only the pressed button's handler", async () => {
    const user = userEvent.setup();
    const { onTogglePlay, onToggleMute, onToggleCaptions } = renderControls();
    await user.click(screen.getByRole("button", { name: "UNMUTE" }));
    expect([onTogglePlay, onToggleMute, onToggleCaptions].map((f) => f.mock.calls.length)).toEqual([0, 1, 0]);
    await user.click(screen.getByRole("button", { name: "Captions" }));
    expect([onTogglePlay, onToggleMute, onToggleCaptions].map((f) => f.mock.calls.length)).toEqual([0, 1, 1]);
    await user.click(screen.getByRole("button", { name: "Play" }));
    expect([onTogglePlay, onToggleMute, onToggleCaptions].map((f) => f.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("shows the position in the video, and lets it be moved", () => {
    const { onSeek } = renderControls();
    const position = screen.getByRole("slider", { name: "Position" });
    expect(position).toHaveAttribute("aria-valuetext", "0:03 of 1:09");
    expect(position).toHaveStyle({ "--buffered": `${(20 / 69) * 100}%` });
    fireEvent.change(position, { target: { value: "42" } });
    expect(onSeek).toHaveBeenCalledWith(42);
  });
});
