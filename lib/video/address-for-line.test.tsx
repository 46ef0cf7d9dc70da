import { forgetTheLine } from "@/lib/test-support/rendition-video";
import { addressForLine } from "./address-for-line";
import { noteBandwidth } from "./bandwidth";

const FILM = "https://media.example/uploads/renditions/a-1.mp4";

forgetTheLine();

it.each([
  ["a poor line", 400_000, FILM, `${FILM}?bandwidth=320000`],
  ["a line that carries all that is prepared", 4_000_000, FILM, FILM],
  ["a file of another provider", 400_000, "https://media.example/film.mp4", "https://media.example/film.mp4"],
  ["an address that already asks for something", 400_000, `${FILM}?preview=1`, `${FILM}?preview=1`],
])("for %s", (_, bandwidth, src, address) => {
  noteBandwidth(bandwidth);
  expect(addressForLine(src)).toBe(address);
});

it("requests the file itself if nothing is known about the connection", () => {
  expect(addressForLine(FILM)).toBe(FILM);
});
