import { act, fireEvent, render, screen } from "@testing-library/react";
import { sanitizeProviderHtml } from "@/lib/html/sanitize";
import { HtmlBlock } from "./html-block";
import { MediaBox } from "./missing-media";

const PICTURE = { name: "A lamp" };

const renderBox = (children: React.ReactNode) =>
  render(<MediaBox fallback="No media available">{children}</MediaBox>);

const lamp = () => screen.getByRole("img", PICTURE);

/** Makes a picture fail before React listens. If `decodes`, it exists but has no size of its own. */
function failEarly(decodes: boolean) {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  Object.defineProperty(HTMLImageElement.prototype, "decode", {
    configurable: true,
    value: () => (decodes ? Promise.resolve() : Promise.reject(new DOMException("", "EncodingError"))),
  });
}

afterEach(() => jest.restoreAllMocks());

it("replaces a missing picture, and retries when the connection is back", () => {
  // eslint-disable-next-line @next/next/no-img-element -- the element itself is tested
  renderBox(<img src="/a.jpg" alt="A lamp" />);
  fireEvent.error(lamp());
  expect(screen.getByText("No media available")).toBeInTheDocument();
  fireEvent(window, new Event("online"));
  expect(lamp()).toBeInTheDocument();
});

it.each([
  ["is missing", false, 0],
  ["has no size of its own", true, 1],
])("checks a picture that loaded before the script and %s", async (_, decodes, pictures) => {
  failEarly(decodes);
  // eslint-disable-next-line @next/next/no-img-element -- the element itself is tested
  renderBox(<img src="/a.svg" alt="A lamp" />);
  await act(async () => undefined);
  expect(screen.queryAllByRole("img", PICTURE)).toHaveLength(pictures);
});

it.each([
  ["is missing", "404: Not Found", 0],
  ["can’t be played here", "DEMUXER_ERROR_COULD_NOT_OPEN", 1],
])("detects a clip that %s", (_, message, clips) => {
  // eslint-disable-next-line jsx-a11y/media-has-caption -- nobody watches it
  renderBox(<video src="/a.avi" data-testid="clip" />);
  const clip = screen.getByTestId("clip");
  Object.defineProperty(clip, "error", { value: { code: 4, message } });
  fireEvent.error(clip);
  expect(screen.queryAllByTestId("clip")).toHaveLength(clips);
});

it("says so within a text too", async () => {
  process.env.MEDIA_BASE_URL = "https://media.example";
  const html = sanitizeProviderHtml(
    '<p>Before</p><img src="https://media.example/a.jpg" alt="A lamp"><p>After</p>',
  );
  render(<HtmlBlock html={html} missing="No media available" />);
  await act(() => import("./enhance-rich-text"));
  fireEvent.error(lamp());
  expect(screen.getByText("No media available")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("After")).toBeInTheDocument();
});
