import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MediaItem } from "./media-item";

const MEDIA = "https://media.example";

/** Reports everything as near the screen at once. */
class NearObserver {
  constructor(private report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {
    this.report = () => undefined;
  }
}

beforeAll(() => {
  process.env.MEDIA_BASE_URL = MEDIA;
  Object.assign(window, { IntersectionObserver: NearObserver });
  // jsdom loads nothing.
  HTMLMediaElement.prototype.load = () => undefined;
});

const renderMedia = (src: string | null) =>
  render(<MediaItem src={src} label="Our community" sizes="100vw" />);

describe("MediaItem", () => {
  it.each([
    ["no file", null, "No media available"],
    ["an empty address", "", "No media available"],
    ["a document", `${MEDIA}/leaflet.pdf`, "Unsupported file type"],
    ["a file without an extension", `${MEDIA}/leaflet`, "Unsupported file type"],
  ])("explains what it cannot show: %s", (_, src, message) => {
    renderMedia(src);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([
    ["image", `${MEDIA}/a.jpg`, "Enlarge picture: Our community"],
    ["video", `${MEDIA}/a.mp4`, "Play video: Our community"],
    ["video of another spelling", `${MEDIA}/A.MP4?v=2`, "Play video: Our community"],
  ])("links to its file for an %s", (_, src, name) => {
    renderMedia(src);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", src);
  });

  it.each([
    ["image", `${MEDIA}/a.jpg`, "img", /^\/pictures\/[\w.-]+\?w=720$/],
    ["video", `${MEDIA}/a.mp4`, "video", /^https:\/\/media\.example\/a\.mp4/],
  ])("shows a still of an %s, and nothing of the other kind", (_, src, tag, address) => {
    const { container } = renderMedia(src);
    // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a still has no role and no name
    const stills = [...container.querySelectorAll("img, video")];
    expect(stills.map((still) => still.tagName.toLowerCase())).toEqual([tag]);
    expect(stills[0]).toHaveAttribute("src", expect.stringMatching(address));
  });

  it.each([
    ["comes after the page", undefined, `${MEDIA}/a.mp4#t=0.1`],
    ["does not come where data are saved", { saveData: true }, ""],
  ])("the first frame of a film %s", (_, connection, address) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { container } = renderMedia(`${MEDIA}/a.mp4`);
    // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a still has no role and no name
    const film = container.querySelector("video");
    expect(film?.src).toBe("");
    fireEvent.load(window);
    expect(film?.src).toBe(address);
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, "connection");
  });

  it("replaces a film's first frame with the film, and then restores it", async () => {
    const user = userEvent.setup();
    const { container } = renderMedia(`${MEDIA}/a.mp4`);
    // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a still has no role and no name
    const film = container.querySelector("video");
    expect(film?.src).toBe(`${MEDIA}/a.mp4#t=0.1`);
    await user.click(screen.getByRole("link", { name: "Play video: Our community" }));
    await screen.findByRole("dialog", { name: "Our community" });
    expect(film?.src).toBe("");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(film?.src).toBe(`${MEDIA}/a.mp4#t=0.1`);
  });

  it("opens in a dialog that its button and Escape close, and returns the focus", async () => {
    const user = userEvent.setup();
    renderMedia(`${MEDIA}/a.jpg`);
    const link = screen.getByRole("link", { name: "Enlarge picture: Our community" });

    await user.click(link);
    expect(await screen.findByRole("dialog", { name: "Our community" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Our community" })).toHaveAttribute("src", `${MEDIA}/a.jpg`);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(link).toHaveFocus();

    await user.click(link);
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  it.each([
    ["picture", `${MEDIA}/a.jpg`, "img"],
    ["clip", `${MEDIA}/a.mp4`, "video"],
  ])("says on the page that a %s is missing, and removes the link", (_, src, tag) => {
    const { container } = renderMedia(src);
    // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- a still has no role and no name
    const still = container.querySelector(tag);
    if (!still) throw new Error("There is no still");
    Object.defineProperty(still, "error", { value: { code: 4, message: "Format error" } });
    fireEvent.error(still);
    expect(screen.getByText("No media available")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("says in the dialog that the file is missing", async () => {
    renderMedia(`${MEDIA}/a.jpg`);
    await userEvent.click(screen.getByRole("link", { name: "Enlarge picture: Our community" }));
    fireEvent.error(await screen.findByRole("img", { name: "Our community" }));
    expect(screen.getByText("No media available")).toBeInTheDocument();
  });
});
