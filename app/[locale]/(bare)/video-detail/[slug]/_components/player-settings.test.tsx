import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { PlayerSettings } from "./player-settings";

const CAPTIONS = [
  { lang: "en", label: "English", src: "/en.vtt" },
  { lang: "de", label: "Deutsch", src: "/de.vtt" },
];

function renderSettings(overrides: Partial<ComponentProps<typeof PlayerSettings>> = {}) {
  const video = document.createElement("video");
  const calls = { onChooseLanguage: jest.fn(), onSkip: jest.fn(), onClose: jest.fn() };
  const opener = { current: document.body.appendChild(document.createElement("button")) };
  render(
    <PlayerSettings
      videoRef={{ current: video }}
      opener={opener}
      rate={1}
      captions={CAPTIONS}
      chosenLanguage="en"
      {...calls}
      {...overrides}
    />,
  );
  return { ...calls, video, opener: opener.current };
}

afterEach(() => {
  Reflect.deleteProperty(document, "pictureInPictureEnabled");
  document.body.replaceChildren();
});

describe("PlayerSettings", () => {
  it("changes the speed, also for what is loaded later", async () => {
    const { video } = renderSettings();
    const speeds = screen.getAllByRole("radio", { name: /×$/ });
    expect(speeds.map((speed) => speed.getAttribute("value"))).toEqual(["0.75", "1", "1.25", "1.5", "2"]);
    expect(screen.getByRole("radio", { name: "1×" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "1.5×" }));
    expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5]);
  });

  it("offers each caption language in that language", async () => {
    const { onChooseLanguage } = renderSettings();
    expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
    expect(onChooseLanguage).toHaveBeenCalledWith("de");
  });

  it("checks none while captions are off, and offers none if there is no choice", () => {
    renderSettings({ chosenLanguage: null });
    expect(screen.getByRole("radio", { name: "English" })).not.toBeChecked();
    renderSettings({ captions: CAPTIONS.slice(1) });
    expect(screen.getAllByRole("group", { name: "Captions in" })).toHaveLength(1);
  });

  it("offers picture-in-picture if the browser has it", async () => {
    renderSettings();
    expect(screen.queryByRole("button", { name: "Picture in picture" })).not.toBeInTheDocument();
    Object.defineProperty(document, "pictureInPictureEnabled", { value: true, configurable: true });
    const { video } = renderSettings();
    const requestPictureInPicture = jest.fn(() => Promise.resolve());
    Object.assign(video, { requestPictureInPicture });
    await userEvent.click(screen.getByRole("button", { name: "Picture in picture" }));
    expect(requestPictureInPicture).toHaveBeenCalledTimes(1);
  });

  it("takes the focus, and returns it on Escape", async () => {
    const { opener, onClose } = renderSettings();
    expect(screen.getByRole("group", { name: "Settings" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(opener).toHaveFocus();
  });

  it("closes on a press elsewhere, but leaves its own button to close it", () => {
    const { opener, onClose } = renderSettings();
    fireEvent.pointerDown(screen.getByRole("radio", { name: "2×" }));
    fireEvent.pointerDown(opener);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
