import { NextRequest } from "next/server";
import sharp from "sharp";
import { pictureSource } from "@/lib/media/image-source";
import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { GET } from "./route";

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  // A public name that this machine can't resolve.
  process.env.MEDIA_BASE_URL = "https://media.invalid/files";
  process.env.MEDIA_INTERNAL_URL = provider.url;
});
afterAll(() => provider.stop());

function ask(picture: string) {
  const url = new URL(pictureSource(picture, 320), "https://stories.example");
  const segment = url.pathname.split("/").at(-1) ?? "";
  return GET(new NextRequest(url), { params: Promise.resolve({ picture: segment }) });
}

it("loads pictures from MEDIA_INTERNAL_URL, whatever the public address is", async () => {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "#803" } });
  provider.answer("/uploads/a.jpg?v=2", { raw: await picture.jpeg().toBuffer() });
  const response = await ask("https://media.invalid/files/uploads/a.jpg?v=2");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

it("redirects browsers to the public address of a file that it can't resize", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  provider.answer("/uploads/b.jpg", { raw: "no picture" });
  const response = await ask("https://media.invalid/files/uploads/b.jpg");
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    "https://media.invalid/files/uploads/b.jpg",
  ]);
});
