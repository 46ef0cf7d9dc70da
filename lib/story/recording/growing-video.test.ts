/** @jest-environment jsdom */
import { GrowingVideo } from "./growing-video";

jest.mock("client-only", () => ({}));

const bytes = (count: number) => new Blob(["x".repeat(count)]);

it("gives a part once it is there, and what is left once it is whole", async () => {
  const video = new GrowingVideo();
  const first = video.slice(0, 5);
  video.add(bytes(3));
  video.add(bytes(3));
  expect(await first).toMatchObject({ value: { size: 5 }, done: false });
  const last = video.slice(5, 10);
  video.end();
  expect(await last).toMatchObject({ value: { size: 1 }, done: true });
});

it("is done with nothing where all had been given before it was whole", async () => {
  const video = new GrowingVideo();
  video.add(bytes(5));
  expect(await video.slice(0, 5)).toMatchObject({ done: false });
  const nothing = video.slice(5, 10);
  video.end();
  expect(await nothing).toMatchObject({ value: { size: 0 }, done: true });
});

it("gives nothing to who has stopped, and everything to who begins again", async () => {
  const video = new GrowingVideo();
  const stopped = video.slice(0, 5);
  video.close();
  await expect(stopped).rejects.toThrow("stopped");
  const again = video.slice(0, 5);
  video.add(bytes(6));
  expect(await again).toMatchObject({ value: { size: 5 }, done: false });
});
