/** @jest-environment node */
import { parseSender } from "./sender";

describe("parseSender", () => {
  it("takes a name and an address apart", () => {
    expect(parseSender("Stories <a@example.org>")).toEqual({ name: "Stories", address: "a@example.org" });
    expect(parseSender(" a@example.org ")).toEqual({ name: "Lampstand", address: "a@example.org" });
  });
});
