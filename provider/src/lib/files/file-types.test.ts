/** @jest-environment node */
import { uniqueName } from "./file-types";

describe("uniqueName", () => {
  it("keeps the words and the type, and never returns a name twice", () => {
    expect(uniqueName("Großmutter's Story (final).MP4")).toMatch(
      /^grossmutters-story-final-[0-9a-f]{12}\.mp4$/,
    );
    expect(uniqueName("a.jpg")).not.toBe(uniqueName("a.jpg"));
  });

  it("leaves nothing of a path", () => {
    expect(uniqueName("../../etc/passwd.jpg")).toMatch(/^passwd-[0-9a-f]{12}\.jpg$/);
    expect(uniqueName("한국어.png")).toMatch(/^hangugeo-[0-9a-f]{12}\.png$/);
    expect(uniqueName("?!.png")).toMatch(/^file-[0-9a-f]{12}\.png$/);
  });
});
