import { type Kept, WHOLE } from "@lampstand/contract/kept";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepSlice } from "@/lib/story/recording/slices";
import { KeptRecording } from "./recording-alternatives";

jest.mock("@/lib/story/recording/background-upload", () => ({
  sendInBackground: (_: File, address: string) => ({ address }),
}));
jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));

const TAKE = { begun: 1, mimeType: "video/webm", seconds: 70, address: "/api/uploads/1" };

const show = (kept: Kept | null) => {
  const onFilm = jest.fn();
  render(<KeptRecording take={{ ...TAKE, kept }} onFilm={onFilm} onGone={() => undefined} />);
  return onFilm;
};

beforeEach(() => keepSlice({ ...TAKE, kept: WHOLE }, 0, new Blob(["film"])));

it("offers a recording without the repeated answers, and leaves them out", async () => {
  const onFilm = show([[10, 70]]);
  const offer = "You’ve recorded a story of 1:00 here but haven’t sent it yet.";
  expect(screen.getByText(/^You’ve recorded/).textContent).toBe(offer);
  await userEvent.click(screen.getByRole("button", { name: "Use it" }));
  expect(onFilm).toHaveBeenCalledWith(
    expect.objectContaining({ kept: [[10, 70]], upload: { address: TAKE.address } }),
  );
});

it("says if that information was lost, and sends everything only if the teller agrees", async () => {
  const onFilm = show(null);
  expect(screen.getByText(/^You’ve recorded a story here but haven’t sent it yet\. /)).toHaveTextContent(
    "Your browser lost track of which answers you recorded again. If you use this recording, we’ll get all of it. Please watch it first.",
  );
  expect(screen.queryByRole("button", { name: "Use it" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Use all of it" }));
  expect(onFilm).toHaveBeenCalledWith(expect.objectContaining({ kept: WHOLE }));
});
