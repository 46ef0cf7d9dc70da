import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Transcript } from "./transcript";
import { useVideoElement, VideoStage } from "./video-stage";

const LINES = [
  { start: 1, text: "There was a storm." },
  { start: 12.6, text: "Then it was still." },
  { start: 75, text: "שלום" },
];

function Video() {
  return (
    <video ref={useVideoElement()} aria-label="Story">
      <track kind="captions" />
    </video>
  );
}

function renderTranscript() {
  render(
    <VideoStage>
      <Video />
      <Transcript lines={LINES} lang="he" />
    </VideoStage>,
  );
  const video = screen.getByLabelText<HTMLVideoElement>("Story");
  const play = jest.fn(() => Promise.resolve());
  Object.assign(video, { play, scrollIntoView: jest.fn() });
  return { video, play };
}

function playTo(video: HTMLVideoElement, seconds: number) {
  video.currentTime = seconds;
  act(() => void video.dispatchEvent(new Event("timeupdate")));
}

const marked = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => link.textContent);

describe("Transcript", () => {
  it("is folded, and links each line to its second", () => {
    renderTranscript();
    expect(screen.getByRole("group")).not.toHaveAttribute("open");
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["0:01 There was a storm.", "?t=1"],
      ["0:12 Then it was still.", "?t=12"],
      ["1:15 שלום", "?t=75"],
    ]);
  });

  it.each([false, true])("is open in print, and afterwards as before: %s", (wasOpen) => {
    renderTranscript();
    const details = screen.getByRole<HTMLDetailsElement>("group");
    details.open = wasOpen;
    fireEvent(window, new Event("beforeprint"));
    expect(details.open).toBe(true);
    fireEvent(window, new Event("afterprint"));
    expect(details.open).toBe(wasOpen);
  });

  it("states its language, and gives each line its own direction", () => {
    renderTranscript();
    expect(screen.getByRole("list")).toHaveAttribute("lang", "he");
    expect(screen.getByText("שלום")).toHaveAttribute("dir", "auto");
  });

  it("jumps to a line's second and plays", async () => {
    const { video, play } = renderTranscript();
    await userEvent.click(screen.getByRole("link", { name: /Then it was still/ }));
    expect(video.currentTime).toBe(12.6);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("leaves a click for a new tab to the browser", () => {
    const { video } = renderTranscript();
    const link = screen.getByRole("link", { name: /Then it was still/ });
    const click = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(video.currentTime).toBe(0);
  });

  it("marks the line being spoken", () => {
    const { video } = renderTranscript();
    expect(marked()).toEqual([]);
    playTo(video, 0.5);
    expect(marked()).toEqual([]);
    playTo(video, 12.7);
    expect(marked()).toEqual(["0:12 Then it was still."]);
    playTo(video, 2);
    expect(marked()).toEqual(["0:01 There was a storm."]);
    playTo(video, 900);
    expect(marked()).toEqual(["1:15 שלום"]);
  });
});
