/** @jest-environment jsdom */
import { GrowingVideo } from "./growing-video";

jest.mock("client-only", () => ({}));

const bytes = (count: number) => new Blob(["x".repeat(count)]);

it("returns a part once it is recorded, and the rest once the video is complete", async () => {
  const video = new GrowingVideo();
  const first = video.slice(0, 5);
  video.add(bytes(3));
  video.add(bytes(3));
  expect(await first).toMatchObject({ value: { size: 5 }, done: false });
  const last = video.slice(5, 10);
  video.end();
  expect(await last).toMatchObject({ value: { size: 1 }, done: true });
});

it("ends without a part if everything was read before the video was complete", async () => {
  const video = new GrowingVideo();
  video.add(bytes(5));
  expect(await video.slice(0, 5)).toMatchObject({ done: false });
  const nothing = video.slice(5, 10);
  video.end();
  expect(await nothing).toMatchObject({ value: { size: 0 }, done: true });
});

it("returns nothing after a stop, and everything after a new start", async () => {
  const video = new GrowingVideo();
  const stopped = video.slice(0, 5);
  video.close();
  await expect(stopped).rejects.toThrow("stopped");
  const again = video.slice(0, 5);
  video.add(bytes(6));
  expect(await again).toMatchObject({ value: { size: 5 }, done: false });
});
